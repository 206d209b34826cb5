'use client';
import { useState } from 'react';
import { Button, CopyButton, Sheet } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';

export interface SharedLink {
  label: string;
  /** query of this page; empty: the page as it is */
  path: string;
}

export interface ShareButtonProps {
  links: readonly SharedLink[];
  /** what is shown as text, for forums */
  texts?: readonly { label: string; text: string }[];
  /** the whole of it as a file */
  file?: { label: string; path: string } | null;
  /** a picture of what is shown, and a frame for pages elsewhere */
  board?: { picture: string; embed: string };
}

/** Links that stay good, a picture, and a frame: each to be copied. */
export function ShareButton({ links, texts = [], file = null, board }: ShareButtonProps) {
  const t = useTranslations('review');
  const [open, setOpen] = useState(false);
  const here = () => `${window.location.origin}${window.location.pathname}`;
  const frame = (path: string) =>
    `<iframe src="${window.location.origin}${path}" width="420" height="560" style="border:0" loading="lazy"></iframe>`;
  return (
    <>
      <Button kind="plain" size="sm" icon="external" onClick={() => setOpen(true)}>
        <span className="max-sm:sr-only">{t('share.open')}</span>
      </Button>
      <Sheet open={open} title={t('share.open')} onClose={() => setOpen(false)}>
        {open ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {links.map(({ label, path }) => (
              <Copied key={label} label={label} text={`${here()}${path}`} />
            ))}
            {texts.map(({ label, text }) => (
              <TextToCopy key={label} label={label} text={text} />
            ))}
            {file ? (
              <a
                href={file.path}
                download
                className="text-sm font-semibold text-accent underline underline-offset-4"
              >
                {file.label}
              </a>
            ) : null}
            {board ? <Copied label={t('share.embed')} text={frame(board.embed)} /> : null}
            {board ? (
              <figure>
                <figcaption className="mb-1 text-sm text-quiet">{t('share.picture')}</figcaption>
                <a href={board.picture}>
                  {/* biome-ignore lint/performance/noImgElement: made by the server as it is shown. */}
                  <img
                    src={board.picture}
                    alt={t('share.picture')}
                    width={1200}
                    height={630}
                    className="h-auto w-full rounded-ui border border-line"
                  />
                </a>
              </figure>
            ) : null}
          </div>
        ) : null}
      </Sheet>
    </>
  );
}

/** Long text, folded until it is looked at. */
function TextToCopy({ label, text }: { label: string; text: string }) {
  const t = useTranslations('ui');
  return (
    <div className="flex items-start gap-2">
      <details className="min-w-0 grow">
        <summary className="flex min-h-9 cursor-pointer items-center text-sm text-quiet underline underline-offset-4">
          {label}
        </summary>
        <pre
          className="mt-1 max-h-64 overflow-auto rounded-ui border border-line p-2 text-xs leading-snug"
          dir="ltr"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too.
          tabIndex={0}
        >
          {text}
        </pre>
      </details>
      <CopyButton text={text} label={t('copy')} />
    </div>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  const t = useTranslations('ui');
  return (
    <div>
      <p className="mb-1 text-sm text-quiet">{label}</p>
      <div className="flex items-center gap-2">
        <code
          className="min-w-0 grow truncate rounded-ui border border-line px-2 py-1.5 font-sans text-sm"
          dir="ltr"
        >
          {text}
        </code>
        <CopyButton text={text} label={t('copy')} />
      </div>
    </div>
  );
}
