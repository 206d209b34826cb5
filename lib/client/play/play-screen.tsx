'use client';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import type { Link } from '../live';
import { BoardScreen } from './board-screen';
import { Receipt } from './receipt';
import { RoundBar } from './round-bar';
import { useRoundPlay } from './use-round-play';

export interface PlayScreenProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

/** The open round of an event in assisted entry. */
export function PlayScreen({ snapshot, round, link }: PlayScreenProps) {
  const { settings, you } = snapshot;
  const play = useRoundPlay(snapshot, round);
  return (
    <BoardScreen
      game={snapshot}
      round={round}
      play={play}
      bar={<RoundBar snapshot={snapshot} round={round} link={link} />}
      receipt={
        <Receipt
          slip={you?.slip ?? null}
          outbox={play.outbox}
          link={link}
          settings={settings}
          shown={play.received}
          onWithdraw={play.withdraw}
        />
      }
      again={you?.slip != null}
    />
  );
}
