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
  className?: string;
}

/** The results of an event as files: for the notice board, for spreadsheets, for programs. */
export function Downloads({ code, players, className }: DownloadsProps) {
  const t = useTranslations('downloads');
  const parts = Math.max(1, Math.ceil(players / SHEETS));
  const sheets = Array.from({ length: parts }, (_, index) => ({
    path: parts === 1 ? '/sheets.pdf' : `/sheets.pdf?part=${index + 1}`,
    text: parts === 1 ? t('sheets') : t('sheetsPart', { part: index + 1 }),
  }));
  const files = [
    { path: '/results.pdf', text: t('pdf') },
    { path: '/results.xlsx', text: t('xlsx') },
    { path: '/results.csv?separator=;', text: t('csvSemicolon') },
    { path: '/results.csv', text: t('csvComma') },
    ...sheets,
    { path: '/tables.csv', text: t('tables') },
    { path: '/results.json', text: t('json') },
  ];
  return (
    <section aria-label={t('title')} className={className}>
      <h3 className="font-bold">{t('title')}</h3>
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
