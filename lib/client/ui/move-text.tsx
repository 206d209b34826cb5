import { formatReference, type Notation } from '@/lib/engine';
import type { MoveBody } from '@/lib/http/schemas';
import { face, splitTiles } from '../board';
import { cx } from './classes';
import { Icon } from './icons';

export interface MoveTextProps {
  move: MoveBody;
  notation: Notation;
  className?: string;
}

/** A move in one line: reference, arrow of its direction, word; letters of blanks in the accent and lower case. */
export function MoveText({ move, notation, className }: MoveTextProps) {
  return (
    <span className={cx('whitespace-nowrap', className)} dir="ltr">
      <span className="tabular">{formatReference(move, notation)}</span>
      <Icon name={move.direction} className="mx-[0.25em] inline-block size-[0.85em] align-[-0.06em]" />
      <span className="heard">{move.direction}</span>
      <WordText word={move.word} className="font-bold" />
    </span>
  );
}

/** A word of the wire form without its brackets; a blank's letter stands out by case and colour. */
export function WordText({ word, className }: { word: string; className?: string }) {
  return (
    <span className={className}>
      {splitTiles(word).map((tile, index) => {
        const { letter, blank } = face(tile);
        return blank ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word's letters have no other identity.
          <span key={index} className="text-accent">
            {letter.toLowerCase()}
          </span>
        ) : (
          letter
        );
      })}
    </span>
  );
}
