'use client';
import { type ReactNode, useState } from 'react';
import { Button, MoveText } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';
import type { MoveBody } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { isShown, moveKey, type Shown } from './shown-move';

export interface ListedMove {
  /** null: nothing was sent, or it could not be read */
  move: MoveBody | null;
  score: number;
  /** in place of a move that is not there */
  text?: string;
  /** after the move: a mark, a count */
  note?: ReactNode;
  /** below it: the few who played it */
  who?: ReactNode;
  /** the viewer's own */
  own?: boolean;
}

/** What a list tells of the move under the pointer or the focus. */
export interface Looking {
  shown: Shown;
  notation: Notation;
  /** looks at a move for as long as the pointer or the focus is there */
  onPeek(move: ListedMove | null): void;
  /** keeps looking at it, or stops */
  onPin(move: ListedMove): void;
}

export interface MoveListProps extends Looking {
  /** left out where what is around it has said it */
  title?: string;
  moves: readonly ListedMove[];
  /** rows before the list is folded */
  first?: number;
  /** how many there are, where `moves` has only the first of them */
  count?: number;
  /** fetches more of them */
  onMore?(): void;
}

/** Moves with their scores; each can be looked at on the board. */
export function MoveList({
  title,
  moves,
  first = 8,
  count = moves.length,
  onMore,
  ...looking
}: MoveListProps) {
  const t = useTranslations('review');
  const [whole, setWhole] = useState(false);
  const rows = whole ? moves : moves.slice(0, first);
  return (
    <section aria-label={title} className="min-w-0">
      {title ? <h3 className="font-bold">{title}</h3> : null}
      {moves.length === 0 ? <p className="text-quiet">{t('moves.none')}</p> : null}
      <ul className="mt-1">
        {rows.map((listed, index) => (
          <li
            key={listed.move ? `${moveKey(listed.move)} ${listed.score}` : `none ${index}`}
            className="border-b border-line"
          >
            <Row listed={listed} {...looking} />
            {listed.who ? <p className="truncate px-1 pb-1 text-sm text-quiet">{listed.who}</p> : null}
          </li>
        ))}
      </ul>
      {moves.length > rows.length ? (
        <Button size="sm" kind="plain" className="mt-2" onClick={() => setWhole(true)}>
          {count > moves.length
            ? t('moves.showFirst', { shown: moves.length, count })
            : t('moves.showAll', { count: moves.length })}
        </Button>
      ) : count > rows.length ? (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p role="status" className="tabular text-sm text-quiet">
            {t('moves.shownOf', { shown: rows.length, count })}
          </p>
          <Button size="sm" kind="plain" onClick={onMore}>
            {t('all.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Row({ listed, shown, notation, onPeek, onPin }: Looking & { listed: ListedMove }) {
  const t = useTranslations('review');
  const format = useFormatter();
  const { move, score, note, text, own } = listed;
  const content = (
    <>
      <span className="min-w-0 truncate text-start">
        {move ? <MoveText move={move} notation={notation} /> : <span className="text-quiet">{text}</span>}
        {own ? <span className="ms-2 text-sm font-semibold text-accent">{t('moves.you')}</span> : null}
      </span>
      <span className="ms-auto flex items-center gap-2.5">
        <span className="text-sm whitespace-nowrap text-quiet">{note}</span>
        <b className="tabular w-10 text-end">{format.number(score)}</b>
      </span>
    </>
  );
  if (!move) return <span className="listed">{content}</span>;
  return (
    <button
      type="button"
      className="listed"
      data-shown={isShown(shown, move) || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPeek(listed)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPeek(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPeek(listed)}
      onBlur={() => onPeek(null)}
      onClick={() => onPin(listed)}
    >
      {content}
    </button>
  );
}
