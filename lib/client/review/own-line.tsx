'use client';
import { reasonText } from '@/lib/client/play';
import { Button, MoveText } from '@/lib/client/ui';
import type { OwnResult, RoundReview } from '@/lib/http/schemas';
import type { ListedMove, Looking } from './move-list';
import { verdictOf } from './own-move';
import { isShown } from './shown-move';

export interface OwnLineProps extends Looking {
  own: OwnResult;
  round: RoundReview;
}

/** The viewer's own move, what it was worth, and what it lost to the top. */
export function OwnLine({ own, round, shown, notation, onPin }: OwnLineProps) {
  const { top } = round;
  const verdict = verdictOf(own, top.score);
  const listed: ListedMove | null = own.move && { move: own.move, score: own.points };
  return (
    <section
      aria-label="Your move"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-ui border border-line bg-sheet px-4 py-3"
    >
      <div className="min-w-0 grow">
        <p className="text-sm text-quiet">Your move</p>
        <p className="truncate">
          {own.move ? <MoveText move={own.move} notation={notation} className="text-lg" /> : null}
          {own.move ? ' ' : null}
          <span className={own.move ? 'text-quiet' : 'font-semibold'}>{verdictText(own, verdict.kind)}</span>
        </p>
      </div>
      <dl className="flex gap-5 text-end">
        <Figure name="points" value={String(own.points)} />
        {own.bonus ? <Figure name="solo" value={`+${own.bonus}`} /> : null}
        <Figure name="to the top" value={verdict.lost === 0 ? '0' : `−${verdict.lost}`} />
      </dl>
      {listed && own.move ? (
        <Button size="sm" kind="plain" aria-pressed={isShown(shown, own.move)} onClick={() => onPin(listed)}>
          On the board
        </Button>
      ) : null}
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="tabular text-2xl leading-none font-bold">{value}</dd>
    </div>
  );
}

function verdictText(own: OwnResult, kind: ReturnType<typeof verdictOf>['kind']): string {
  if (kind === 'top') return 'the top';
  const why = reasonText(own.reason);
  if (why) return own.move ? why.charAt(0).toLowerCase() + why.slice(1) : why;
  return kind === 'none' ? 'No move was received' : '';
}
