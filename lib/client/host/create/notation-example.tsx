import { MoveText } from '@/lib/client/ui';
import type { Notation } from '@/lib/engine';

/** The same two moves in a notation: what letters and figures mean is shown, not told. */
export function NotationExample({ notation }: { notation: Notation }) {
  const across = { row: 8, col: 4, direction: 'across', word: 'RACK' } as const;
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-quiet">
      <MoveText notation={notation} move={across} />
      <MoveText notation={notation} move={{ ...across, direction: 'down' }} />
    </p>
  );
}
