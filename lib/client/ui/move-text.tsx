'use client';
import { formatReference, type Notation } from '@/lib/engine';
import type { MoveBody } from '@/lib/http/schemas';
import { useDigits, useTranslations } from '@/lib/i18n/client';
import { bareTile, directionOf, isBlank, splitTiles } from '../board';
import { cx } from './classes';
import { Icon } from './icons';

export interface MoveTextProps {
  move: MoveBody;
  notation: Notation;
  className?: string;
}

/**
 * A move in one line, the way its word runs: reference, arrow of its direction, word; letters of blanks in the
 * accent and lower case.
 */
export function MoveText({ move, notation, className }: MoveTextProps) {
  const t = useTranslations('ui');
  const digits = useDigits();
  const way = directionOf(move.word);
  return (
    <span className={cx('whitespace-nowrap', className)} dir={way}>
      <bdi className="tabular" dir="ltr">
        {digits(formatReference(move, notation))}
      </bdi>
      <Arrow
        direction={move.direction}
        mirrored={way === 'rtl'}
        className="mx-[0.25em] inline-block size-[0.85em] align-[-0.06em]"
      />
      <span className="heard">{t(move.direction)}</span>
      <WordText word={move.word} className="font-bold" />
    </span>
  );
}

export interface SlipMoveProps extends MoveTextProps {
  /** how the slip was judged; null: it counts in full */
  reason: string | null;
}

/** A slip's move as it was read. One that named no place lies where its score was found, which is nobody's place: the word alone. */
export function SlipMove({ reason, ...shown }: SlipMoveProps) {
  if (reason !== 'place-missing') return <MoveText {...shown} />;
  const { word } = shown.move;
  return (
    <span className={cx('whitespace-nowrap', shown.className)} dir={directionOf(word)}>
      <WordText word={word} className="font-bold" />
    </span>
  );
}

/** A word of the wire form without its brackets; a blank's letter stands out by case and colour. */
export function WordText({ word, className }: { word: string; className?: string }) {
  return (
    <bdi className={className} dir={directionOf(word)}>
      {splitTiles(word).map((tile, index) =>
        isBlank(tile) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word's letters have no other identity.
          <span key={index} className="text-accent">
            {bareTile(tile)}
          </span>
        ) : (
          bareTile(tile)
        ),
      )}
    </bdi>
  );
}

export interface ArrowProps {
  direction: MoveBody['direction'];
  /** across runs to the left */
  mirrored: boolean;
  className?: string;
}

/** The way a move runs on the board as it is shown. */
export function Arrow({ direction, mirrored, className }: ArrowProps) {
  return <Icon name={direction} className={cx(className, mirrored ? '-scale-x-100' : undefined)} />;
}
