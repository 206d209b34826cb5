'use client';
import { eventPath } from '@/lib/client/live';
import { LinkButton } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';

/** Sheets of players in one file: as many as the interface puts there. */
const SHEETS = 500;

export interface DownloadsProps {
  code: string;
  /** how many there are: sheets come in parts */
  players: number;
  /** one category, series, club or team alone */
  only?: { of: string; name: string } | null;
  className?: string;
}

/** The results of an event as files: for the notice board, for spreadsheets, for programs. */
export function Downloads({ code, players, only, className }: DownloadsProps) {
  const t = useTranslations('downloads');
  const parts = Math.max(1, Math.ceil(players / SHEETS));
  const sheets = Array.from({ length: parts }, (_, index) => ({
    path: parts === 1 ? '/sheets.pdf' : `/sheets.pdf?part=${index + 1}`,
    text: parts === 1 ? t('sheets') : t('sheetsPart', { part: index + 1 }),
  }));
  const part = only ? `${new URLSearchParams({ [only.of]: only.name })}` : '';
  const files = [
    { path: `/results.pdf?${part}`, text: t('pdf') },
    { path: `/results.xlsx?${part}`, text: t('xlsx') },
    { path: `/results.csv?separator=;&${part}`, text: t('csvSemicolon') },
    { path: `/results.csv?${part}`, text: t('csvComma') },
    ...(only ? [] : [...sheets, { path: '/tables.csv', text: t('tables') }]),
    { path: `/results.json?${part}`, text: t('json') },
  ].map(({ path, text }) => ({ path: path.replace(/[?&]$/, ''), text }));
  const title = only ? t('titleOf', { name: only.name }) : t('title');
  return (
    <section aria-label={title} className={className}>
      <h3 className="font-bold">
        <bdi>{title}</bdi>
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {files.map(({ path, text }) => (
          <li key={path}>
            <LinkButton kind="plain" size="sm" href={eventPath(code, path)} download>
              {text}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
