'use client';
import { useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { Button, LinkButton, Sheet as Modal, ProblemText } from '@/lib/client/ui';
import type { Member, Problem } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

export interface EraseNameProps {
  code: string;
  onOpen(open: boolean): void;
  /** at once: what stands behind must not go on saying the name */
  onErased(): void;
}

/** A player's own way out of the lists: what to keep first, what goes, and that it cannot be undone. */
export function EraseName({ code, onOpen, onErased }: EraseNameProps) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [name, setName] = useState<string | null>(null);
  const erase = async () => {
    setBusy(true);
    const answer = await callApi<Member>(eventPath(code, '/my-name'), { method: 'DELETE' });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setName(answer.body.name);
    onErased();
  };
  const show = (shown: boolean) => {
    setOpen(shown);
    onOpen(shown);
  };
  return (
    <section className="border-t border-line pt-4 print:hidden">
      <Button kind="plain" size="sm" onClick={() => show(true)}>
        {t('erase.open')}
      </Button>
      <Modal open={open} title={t('erase.open')} onClose={() => show(false)}>
        {name === null ? (
          <div className="grid gap-4">
            <p>{t('erase.text')}</p>
            <div>
              <p className="mb-2">{t('erase.first')}</p>
              <div className="flex flex-wrap gap-2">
                <LinkButton
                  kind="plain"
                  size="sm"
                  href={`/api/events/${code}/results.csv`}
                  download={`${code}.csv`}
                >
                  {words('resultsCsv')}
                </LinkButton>
                <Button kind="plain" size="sm" onClick={() => window.print()}>
                  {t('sheet.print')}
                </Button>
              </div>
            </div>
            <ProblemText problem={problem} />
            <Button kind="danger" busy={busy} onClick={() => void erase()}>
              {t('erase.confirm')}
            </Button>
          </div>
        ) : (
          <p role="status">
            {t.rich('erase.done', { name, b: (chunks) => <bdi className="font-bold">{chunks}</bdi> })}
          </p>
        )}
      </Modal>
    </section>
  );
}
