'use client';
import type { ReactNode } from 'react';
import type { OwnResult, RoundView, Snapshot } from '@/lib/http/schemas';
import { hasMeanings } from '@/lib/http/schemas/has-meanings';
import { useTranslations } from '@/lib/i18n/client';
import { ExchangeLine, SlipMove } from '../ui';
import { DifferenceLines } from './difference-lines';
import { Meanings } from './meanings';
import { type OwnMove, ownMove } from './own-move';
import { reasonText } from './reasons';
import type { Shown } from './result-board';
import { RoundPoints } from './round-points';
import { useRoundWords } from './use-round-words';
import { Warned } from './warnings';
import { WorthlessLine } from './worthless-line';

export interface RoundResultProps {
  snapshot: Snapshot;
  round: RoundView;
  /** which move the board beside it shows */
  shown: Shown;
  onShow(shown: Shown): void;
  /** left out where they stand elsewhere */
  totals?: boolean;
  /** nobody else has played the round: there is no rank, and nobody to have found the top */
  alone?: boolean;
  /** where its words are told, if not with the event's rounds */
  wordsAt?: string;
  /** a move came when the round was over */
  late?: boolean;
}

/** Points, rank and the two moves of a closed round, and why one is worth more than the other. */
export function RoundResult(props: RoundResultProps) {
  const { snapshot, round, shown, onShow, totals, alone = false, wordsAt, late = false } = props;
  const t = useTranslations('result');
  const { notation } = snapshot.settings;
  const result = snapshot.you?.result ?? null;
  const top = round.top ?? null;
  const own = ownMove(snapshot, round);
  const words = useRoundWords(snapshot, round.number, own.kind === 'worthless' && !own.sure, wordsAt);
  const note = useNote(result, own, late);
  const same = own.kind === 'top';
  return (
    <>
      <RoundPoints
        result={result}
        top={top?.score ?? 0}
        topTotal={totals ? snapshot.topTotal : null}
        ranked={!alone}
      />
      {result?.warning ? <Warned result={result} settings={snapshot.settings} counted={totals} /> : null}
      <ExchangeLine exchange={round.exchange} notation={notation} className="text-sm text-quiet" />
      {top ? (
        <MoveRow
          name={same ? t('same') : t('top')}
          note={alone ? null : t('found', { found: snapshot.found, slips: snapshot.slips })}
          slip={{ move: top, points: top.score, reason: null }}
          notation={notation}
          pressed={shown === 'top'}
          onPress={same ? undefined : () => onShow('top')}
        >
          {hasMeanings(snapshot.tileSet) ? <Meanings meanings={words?.meanings ?? null} /> : null}
        </MoveRow>
      ) : null}
      {same ? null : (
        <MoveRow
          name={t('own')}
          note={note}
          slip={result}
          notation={notation}
          pressed={shown === 'own'}
          onPress={result?.move ? () => onShow('own') : undefined}
        >
          {own.kind === 'other' && result ? (
            <DifferenceLines difference={own.difference} reason={result.reason} notation={notation} />
          ) : null}
          {own.kind === 'worthless' ? <WorthlessLine own={own} badWords={words?.badWords} /> : null}
        </MoveRow>
      )}
    </>
  );
}

/** What stands beside "Your move": why it is worth what it is, in a few words. */
function useNote(result: OwnResult | null, own: OwnMove, late: boolean): string | null {
  const t = useTranslations('result');
  const words = useTranslations('words');
  const play = useTranslations('play');
  if (late && !result?.move) return play('receipt.late');
  if (!result) return null;
  // What the slip itself was is past.
  if (result.ruled) return t('ruled', { kind: result.ruled });
  if (own.kind === 'equal') return t('equal');
  // Which word it was stands below.
  // A warning's reason stands above.
  if (own.kind !== 'worthless' && !result.warning) {
    const reason = reasonText(result.reason, words);
    if (reason) return reason;
  }
  return result.draft ? t('draft') : null;
}

interface MoveRowProps {
  name: string;
  note: string | null;
  /** null: no slip */
  slip: Pick<OwnResult, 'move' | 'points' | 'reason'> | null;
  notation: Snapshot['settings']['notation'];
  pressed: boolean;
  /** shows this move on the board; left out when there is nothing to change */
  onPress?(): void;
  /** what is to be said of the move */
  children?: ReactNode;
}

function MoveRow({ name, note, slip, notation, pressed, onPress, children }: MoveRowProps) {
  const t = useTranslations('result');
  const { move, points, reason } = slip ?? { move: null, points: 0, reason: null };
  const inner = (
    <>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap gap-x-2 text-sm text-quiet">
          <span className="shrink-0 font-semibold">{name}</span>
          {note ? <span>{note}</span> : null}
        </span>
        {move ? (
          <SlipMove move={move} reason={reason} notation={notation} className="block truncate text-lg" />
        ) : null}
        {move ? null : <span className="block text-lg text-quiet">–</span>}
      </span>
      <b className="tabular shrink-0 text-xl">{t('number', { value: points })}</b>
    </>
  );
  return (
    <div className="move-card" data-shown={(onPress && pressed) || undefined}>
      {onPress ? (
        <button type="button" className="move-row" aria-pressed={pressed} onClick={onPress}>
          {inner}
          <span className="heard">{t('show')}</span>
        </button>
      ) : (
        <div className="move-row">{inner}</div>
      )}
      {children}
    </div>
  );
}
