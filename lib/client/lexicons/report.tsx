import type { UploadReport } from '@/lib/http/schemas';
import { countText } from './words-text';

const REASONS: Record<UploadReport['reasons'][number]['reason'], string> = {
  'not-a-word': 'With a space, a digit or another sign that is no letter',
  unspellable: 'With a letter that is not among the tiles',
  'too-short': 'Shorter than two tiles',
  'too-long': 'Longer than the board is wide',
};

const ENCODINGS: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1 (Windows-1252)',
};

/** What became of the lines of a list: counts, and examples of what was refused with their line numbers. */
export function Report({ report }: { report: UploadReport }) {
  const { lines, words, duplicates, refused, reasons, encoding } = report;
  return (
    <div className="text-sm">
      <p className="tabular">
        {countText(words)} words of {countText(lines)} lines, read as {ENCODINGS[encoding] ?? encoding}.{' '}
        {duplicates > 0 ? `${countText(duplicates)} came more than once. ` : null}
        {refused > 0
          ? `${countText(refused)} ${refused === 1 ? 'line was' : 'lines were'} left out:`
          : 'Nothing was left out.'}
      </p>
      <ul className="mt-2 grid gap-3">
        {reasons.map(({ reason, count, examples }) => (
          <li key={reason}>
            <p className="tabular font-semibold">
              {REASONS[reason]}: {countText(count)}
            </p>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {examples.map(({ line, text }) => (
                <li key={line} className="min-w-0 break-all">
                  <span className="tabular text-quiet">line {line}</span> <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
