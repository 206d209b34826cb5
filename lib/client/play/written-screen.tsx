'use client';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { BLANK, parseReference } from '@/lib/engine';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { isMirrored, knownTileSet } from '../board';
import {
  forgetOtherRounds,
  keep,
  kept,
  type Link,
  type RoundOwner,
  roundKey,
  slipSender,
  useOutbox,
  useSecondsLeft,
} from '../live';
import { placingReducer, startPlacing } from '../placing';
import { Arrow, Board, Button, Field, Rack, RetakenLine } from '../ui';
import { rackOf, shuffled } from './letters';
import { Receipt } from './receipt';
import { RoundBar } from './round-bar';
import { rackText } from './view';

interface Draft {
  reference: string;
  word: string;
  claimed: string;
}

const EMPTY: Draft = { reference: '', word: '', claimed: '' };

/** What was being written on this device; else what the server has; else an empty slip. */
function draftOf(snapshot: Snapshot, owner: RoundOwner): Draft {
  const left = kept(roundKey(owner, 'written')) as Partial<Draft> | null;
  if (typeof left?.reference === 'string') return { ...EMPTY, ...left };
  const sent = snapshot.you?.slip?.written;
  return sent ? { ...sent, claimed: sent.claimed === null ? '' : String(sent.claimed) } : EMPTY;
}

/** The open round in federation entry: a slip as on paper. Nothing here says whether a move is any good. */
export function WrittenScreen({
  snapshot,
  round,
  link,
}: {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}) {
  const { code, settings, you } = snapshot;
  const playerId = you?.playerId ?? '';
  const owner = useMemo(() => ({ code, playerId, round: round.number }), [code, playerId, round.number]);
  const [draft, setDraft] = useState(() => draftOf(snapshot, owner));
  const outbox = useOutbox(code);
  const over = (useSecondsLeft(round.closesAt, round.remainingMs) ?? 0) <= 0;
  useEffect(() => forgetOtherRounds(owner), [owner]);
  useEffect(() => keep(roundKey(owner, 'written'), draft), [owner, draft]);

  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const claimed = draft.claimed === '' ? null : Number(draft.claimed);
    slipSender(code).send({ reference: draft.reference.trim(), word: draft.word.trim(), claimed });
  };
  const place = parseReference(draft.reference, settings.notation, round.board.length);
  return (
    <main className="play" data-written>
      <RoundBar snapshot={snapshot} round={round} link={link} />
      <div className="play-board">
        <Board rows={round.board} tileSet={snapshot.tileSet} notation={settings.notation} />
      </div>
      <form className="play-side" onSubmit={submit} autoComplete="off">
        <RetakenLine retaken={round.retaken} notation={settings.notation} className="text-sm text-quiet" />
        <SortedRack tiles={rackText(round.rack)} tileSet={snapshot.tileSet} board={round.board} />
        <div className="written">
          <div className="relative">
            <Field
              label="Place"
              value={draft.reference}
              onChange={(event) => set({ reference: event.target.value.toUpperCase() })}
              maxLength={12}
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={settings.notation === 'letter-first' ? 'H8' : '8H'}
            />
            <span className="written-arrow" aria-live="polite">
              {place ? (
                <>
                  <Arrow direction={place.direction} mirrored={isMirrored(snapshot.tileSet)} />
                  <span className="heard">read as {place.direction}</span>
                </>
              ) : null}
            </span>
          </div>
          <Field
            label="Word"
            value={draft.word}
            onChange={(event) => set({ word: event.target.value })}
            dir={isMirrored(snapshot.tileSet) ? 'rtl' : 'ltr'}
            maxLength={120}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
          />
          <Field
            label="Score"
            value={draft.claimed}
            onChange={(event) => set({ claimed: event.target.value.replace(/\D/g, '').slice(0, 4) })}
            inputMode="numeric"
            className="tabular"
          />
        </div>
        <p className="text-sm text-quiet">
          {settings.notation === 'letter-first'
            ? 'H8 runs across, 8H runs down.'
            : '8H runs across, H8 runs down.'}{' '}
          {blankHint(snapshot.tileSet)}
        </p>
        <Button type="submit" kind="primary" size="lg" wide disabled={over}>
          {over ? 'Time is up' : you?.slip ? 'Send again' : 'Send'}
        </Button>
        <Receipt
          slip={you?.slip ?? null}
          outbox={outbox}
          link={link}
          notation={settings.notation}
          shown={false}
        />
      </form>
    </main>
  );
}

/** How a blank is marked on a slip: by case, or in a script without it by a sign. */
function blankHint(tileSetId: string): string {
  const noCase = knownTileSet(tileSetId)
    ?.tileOf(1 | BLANK)
    .startsWith('?');
  return noCase
    ? 'Write a question mark before the letter of a blank.'
    : 'Write the letter of a blank in lower case, all others in capitals.';
}

/** A rack that can be shuffled for thinking. */
function SortedRack({ tiles, tileSet, board }: { tiles: string; tileSet: string; board: readonly string[] }) {
  const [placing, setPlacing] = useState(() => startPlacing(board, tiles, tileSet));
  const shuffle = () =>
    setPlacing((before) => placingReducer(before, { type: 'order', ids: shuffled(before) }));
  return (
    <div className="flex items-center gap-2">
      <Rack tiles={rackOf(placing)} tileSet={tileSet} max={56} />
      <Button icon="shuffle" onClick={shuffle} aria-label="Shuffle rack" />
    </div>
  );
}
