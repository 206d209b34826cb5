import { DEFAULT_SETTINGS, type RoundView, type Snapshot, type TableView } from '@/lib/http/schemas';

/** A table as the screens of rounds know events: its settings, and who plays. */
export function asGame({
  code,
  settings,
  tileSet,
  you,
}: TableView): Pick<Snapshot, 'code' | 'you' | 'tileSet' | 'settings'> {
  const { lexicon, notation, format } = settings;
  return {
    code,
    tileSet,
    settings: { ...DEFAULT_SETTINGS, lexicon, notation, format, checkWords: false, showScores: true },
    you: you && {
      playerId: `seat ${you.seat}`,
      name: '',
      slip: null,
      result: null,
      draft: null,
      personalCode: '',
      extraMs: 0,
    },
  };
}

/**
 * The own turn, coming or there, as a round. Its number is that of the own turns so far: tiles that were tried while
 * others played stay, as far as they fit on the board then.
 */
export function asRound({ board, you, log, turnFrom, deadline, now }: TableView): RoundView {
  const own = log.filter(({ seat, kind }) => seat === you?.seat && kind !== 'challenge').length;
  return {
    number: own + 1,
    game: 1,
    inGame: own + 1,
    status: 'open',
    rack: { leftover: '', drawn: you?.rack ?? '', rejected: false },
    board,
    retaken: [],
    opensAt: turnFrom ?? now,
    closesAt: deadline ?? now,
    remainingMs: null,
    exchange: null,
  };
}
