import type { ReactNode } from 'react';
import type { Notation } from '@/lib/engine';
import { type MessageKey, useDigits, useFormatter, useTranslations } from '@/lib/i18n/client';
import { squareName } from '../board';
import type { Difference, Line, Part, Tally, UsedPremium } from '../difference';
import { premiumMark, useFigure, WordText } from '../ui';
import { reasonText } from './reasons';

const NAMES: Readonly<Record<Part, MessageKey<'result'>>> = {
  letters: 'part.letters',
  letterSquares: 'part.letterSquares',
  wordSquares: 'part.wordSquares',
  beside: 'part.beside',
  bonus: 'part.bonus',
  bestPlace: 'part.bestPlace',
  ruling: 'part.ruling',
};

interface DifferenceLinesProps {
  difference: Difference;
  /** of the own move: says what a fault was */
  reason: string | null;
  /** what a referee has decided about it, in words, where that is not told beside it */
  ruling?: string | null;
  notation: Notation;
}

/** Why the top is worth more: one line for each source of points that the two moves use differently. */
export function DifferenceLines({ difference, reason, ruling = null, notation }: DifferenceLinesProps) {
  const t = useTranslations('result');
  const words = useTranslations('words');
  const figure = useFigure();
  const { lines, points, top, own } = difference;
  const note = (line: Line) => {
    if (line.part === 'bestPlace') return t('bestPlace');
    return line.part === 'ruling' ? (ruling ?? reasonText(reason, words)) : null;
  };
  return (
    <table className="difference">
      <caption className="heard">{t('why')}</caption>
      <thead>
        <tr>
          <th scope="col">{points < 0 ? t('more', { points: -points }) : t('less', { points })}</th>
          <th scope="col">{t('column.top')}</th>
          <th scope="col">{t('column.own')}</th>
          <th scope="col">
            <span aria-hidden="true">±</span>
            <span className="heard">{t('column.difference')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.part}>
            <th scope="row">
              {t(NAMES[line.part])}
              <Detail part={line.part} tally={top} notation={notation} side={t('column.top')} />
              <Detail part={line.part} tally={own} notation={notation} side={t('column.own')} />
              {note(line) ? <small>{note(line)}</small> : null}
            </th>
            <td>
              <bdi dir="ltr">{figure(line.top)}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{figure(line.own)}</bdi>
            </td>
            <td>
              <b dir="ltr">{figure(line.top - line.own, { plus: true })}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DetailProps {
  part: Part;
  tally: Tally;
  notation: Notation;
  /** whose it is */
  side: string;
}

/** The squares, words or tiles that make a part of one of the moves; nothing where it makes no use of any. */
function Detail({ part, tally, notation, side }: DetailProps) {
  const t = useTranslations('result');
  const format = useFormatter();
  const tell = (things: ReactNode) => (
    <small>
      <span>{side}</span> {things}
    </small>
  );
  if (part === 'letterSquares' && tally.usedLetters.length > 0)
    return tell(<Squares used={tally.usedLetters} notation={notation} />);
  if (part === 'wordSquares' && tally.usedWords.length > 0)
    return tell(<Squares used={tally.usedWords} notation={notation} />);
  if (part === 'bonus' && tally.bonus > 0) return tell(t('laid', { tiles: tally.laid }));
  if (part !== 'beside' || tally.wordsBeside.length === 0) return null;
  return tell(
    tally.wordsBeside.map(({ word, points }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be formed twice.
      <span key={index} className="whitespace-nowrap">
        <WordText word={word} className="font-semibold" /> {format.number(points)}{' '}
      </span>
    )),
  );
}

/** Each with its mark as the board has it. */
function Squares({ used, notation }: { used: readonly UsedPremium[]; notation: Notation }) {
  const t = useTranslations('ui');
  const digits = useDigits();
  return used.map(({ row, col, premium }) => (
    <bdi key={`${row},${col}`} dir="ltr" className="whitespace-nowrap">
      {digits(squareName(row, col, notation))}
      <i className="premium" data-p={premium}>
        {premiumMark(t, premium)}
      </i>{' '}
    </bdi>
  ));
}
