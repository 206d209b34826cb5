'use client';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BLANK, parseReference } from '@/lib/engine';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { useDigits, useTranslations } from '@/lib/i18n/client';
import { isMirrored, knownTileSet } from '../board';
import { keep, type Link, roundKey, slipSender, useMarkPassed, useOutbox } from '../live';
import { placingReducer, savePlacing } from '../placing';
import { Arrow, Board, Button, Field, FieldError, Rack, RetakenLine } from '../ui';
import { figuresOf, MOST_FIGURES } from './figures';
import { rackOf, shuffled } from './letters';
import { Receipt } from './receipt';
import { RoundBar } from './round-bar';
import { LAST_SECONDS } from './use-draft';
import { beginPlacing } from './use-placing';
import { useWritten, type WrittenForm } from './use-written';
import { rackText } from './view';

export interface WrittenScreenProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

/** The open round of an event in federation entry. */
export function WrittenScreen({ snapshot, round, link }: WrittenScreenProps) {
  const { code, settings, you } = snapshot;
  const left = useMarkPassed(round.closesAt, round.remainingMs, [LAST_SECONDS, 0]);
  const { form, change, written, isEmpty } = useWritten(snapshot, round, left);
  const outbox = useOutbox(code);
  const receipt = useRef<HTMLDivElement>(null);
  const send = () => {
    slipSender(code).send(written);
    // On a short phone it lies below the button, out of sight.
    receipt.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <SlipScreen
      {...{ snapshot, round, form }}
      onChange={change}
      bar={<RoundBar snapshot={snapshot} round={round} link={link} />}
      receipt={
        <Receipt ref={receipt} slip={you?.slip ?? null} {...{ outbox, link, settings }} shown={false} />
      }
      hold={left <= 0 ? 'over' : isEmpty && !you?.slip ? 'empty' : null}
      onSend={send}
    />
  );
}

export interface SlipScreenProps {
  snapshot: Snapshot;
  round: RoundView;
  form: WrittenForm;
  onChange(part: Partial<WrittenForm>): void;
  /** above the board: which round it is, and the clock */
  bar: ReactNode;
  /** below the button: what the server has */
  receipt: ReactNode;
  /** why nothing can be sent now */
  hold: 'over' | 'empty' | null;
  /** what is sent cannot be replaced: Enter goes from line to line, and sends from the last */
  final?: boolean;
  onSend(): void;
}

/** Enter in a line of the slip that is not the last goes on to the next one. */
function toNextLine(pressed: KeyboardEvent<HTMLElement>): void {
  if (pressed.key !== 'Enter' || pressed.nativeEvent.isComposing) return;
  const lines = [...pressed.currentTarget.querySelectorAll('input')];
  if (!(pressed.target instanceof HTMLInputElement)) return;
  const next = lines[lines.indexOf(pressed.target) + 1];
  if (pressed.repeat || next) pressed.preventDefault();
  if (!pressed.repeat) next?.focus();
}

/** A slip as on paper, whoever takes it. Nothing here says whether a move is any good. */
export function SlipScreen(props: SlipScreenProps) {
  const t = useTranslations('play');
  const { snapshot, round, form, onChange: change, hold } = props;
  const { settings, you, tileSet } = snapshot;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSend();
  };
  const { notation } = settings;
  const place = parseReference(form.reference, notation, round.board.length);
  const digits = useDigits();
  const [isCut, setCut] = useState(false);
  const cutId = useId();
  const bold = (chunks: ReactNode) => <bdi dir="ltr">{chunks}</bdi>;
  return (
    <main className="play" data-written>
      {props.bar}
      <div className="play-board">
        <Board rows={round.board} tileSet={tileSet} notation={notation} />
      </div>
      <form
        className="play-side"
        onSubmit={submit}
        onKeyDown={props.final ? toNextLine : undefined}
        autoComplete="off"
      >
        <RetakenLine retaken={round.retaken} notation={notation} className="text-sm text-quiet" />
        <SortedRack snapshot={snapshot} round={round} />
        <div className="written">
          <div className="relative">
            <Field
              label={t('written.place')}
              value={digits(form.reference)}
              onChange={(event) => change({ reference: placeText(event.target.value) })}
              dir="ltr"
              maxLength={MOST_OF_PLACE}
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={digits(notation === 'letter-first' ? 'H8' : '8H')}
            />
            <span className="written-arrow" aria-live="polite">
              {place ? (
                <>
                  <Arrow direction={place.direction} mirrored={isMirrored(tileSet)} />
                  <span className="heard">{t('written.readAs', { direction: place.direction })}</span>
                </>
              ) : null}
            </span>
          </div>
          <Field
            label={t('written.word')}
            value={form.word}
            onChange={(event) => change({ word: event.target.value })}
            dir={isMirrored(tileSet) ? 'rtl' : 'ltr'}
            maxLength={120}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
          />
          <Field
            label={t('written.score')}
            value={digits(form.claimed)}
            onChange={(event) => {
              const { figures, isCut } = figuresOf(event.target.value);
              change({ claimed: figures });
              setCut(isCut);
            }}
            inputMode="numeric"
            aria-describedby={isCut ? cutId : undefined}
            className="tabular"
          />
        </div>
        {isCut ? <FieldError id={cutId}>{t('written.scoreCut', { most: MOST_FIGURES })}</FieldError> : null}
        <p className="text-sm text-quiet">
          {notation === 'letter-first'
            ? t.rich('written.letterFirst', { b: bold })
            : t.rich('written.numberFirst', { b: bold })}{' '}
          {hasCase(tileSet) ? t('written.blankByCase') : t('written.blankBySign')}
        </p>
        <Button type="submit" kind="primary" size="lg" wide disabled={hold !== null}>
          {hold === 'over' ? t('timeUp') : t(you?.slip ? 'sendAgain' : 'send')}
        </Button>
        {props.receipt}
      </form>
    </main>
  );
}

const MOST_OF_PLACE = 12;

/** In capitals it may be longer than it was; no half of a character is left by it. */
function placeText(text: string): string {
  return plainDigits(text)
    .toUpperCase()
    .slice(0, MOST_OF_PLACE)
    .replace(/\p{Cs}$/u, '');
}

/** A blank is marked on a slip by case, or in a script without it by a sign. */
function hasCase(tileSetId: string): boolean {
  const blank = knownTileSet(tileSetId)?.tileOf(1 | BLANK);
  return !blank?.startsWith('?');
}

/** A rack that can be shuffled for thinking, kept in that order. */
function SortedRack({ snapshot, round }: Pick<WrittenScreenProps, 'snapshot' | 'round'>) {
  const t = useTranslations('play');
  const { code, you, tileSet } = snapshot;
  const playerId = you?.playerId ?? '';
  const { number, again } = round;
  const owner = useMemo(() => ({ code, playerId, round: number, again }), [code, playerId, number, again]);
  const rack = rackText(round.rack);
  const [placing, setPlacing] = useState(() => beginPlacing({ owner, round, tileSet, you: null }));
  useEffect(() => keep(roundKey(owner, 'tiles'), savePlacing(placing, rack)), [owner, placing, rack]);
  const shuffle = () =>
    setPlacing((before) => placingReducer(before, { type: 'order', ids: shuffled(before) }));
  return (
    <div className="flex items-center gap-2">
      <Rack tiles={rackOf(placing)} tileSet={tileSet} max={56} />
      <Button icon="shuffle" onClick={shuffle} aria-label={t('shuffleRack')} />
    </div>
  );
}
