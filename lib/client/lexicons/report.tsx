import type { UploadReport } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';

const REASONS: Record<UploadReport['reasons'][number]['reason'], MessageKey<'lexicons'>> = {
  'not-a-word': 'report.notAWord',
  unspellable: 'report.unspellable',
  'too-short': 'report.tooShort',
  'too-long': 'report.tooLong',
};

const ENCODINGS: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1 (Windows-1252)',
};

/** What became of the lines of a list: counts, and examples of what was refused with their line numbers. */
export function Report({ report }: { report: UploadReport }) {
  const t = useTranslations('lexicons');
  const { lines, words, duplicates, refused, reasons, encoding, heading } = report;
  return (
    <div className="text-sm">
      <p className="tabular">
        {t('report.read', { words, lines, encoding: ENCODINGS[encoding] ?? encoding })}{' '}
        {duplicates > 0 ? `${t('report.duplicates', { count: duplicates })} ` : null}
        {t('report.leftOut', { count: refused })}
      </p>
      {heading === undefined ? null : (
        <p className="mt-1 break-words">
          {t.rich('report.heading', { line: heading, text: (line) => <bdi>{line}</bdi> })}
        </p>
      )}
      {encoding === 'windows-1252' ? <p className="mt-1">{t('report.notUtf8')}</p> : null}
      <ul className="mt-2 grid gap-3">
        {reasons.map(({ reason, count, examples }) => (
          <li key={reason}>
            <p className="tabular font-semibold">
              {t('report.reason', { reason: t(REASONS[reason]), count })}
            </p>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {examples.map(({ line, text }) => (
                <li key={line} className="min-w-0 break-all">
                  <span className="tabular text-quiet">{t('report.line', { line })}</span> <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
