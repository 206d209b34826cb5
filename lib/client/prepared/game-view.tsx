'use client';
import { useState } from 'react';
import { directionOf, tilesOf } from '@/lib/client/board';
import { Board, Button, Field, MoveText, Rack, Select } from '@/lib/client/ui';
import { formatReference, type Notation } from '@/lib/engine';
import type { MoveBody, PreparedAnswer, PreparedRound, ScoredMove } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';

export interface GameViewProps {
  game: PreparedAnswer;
  notation: Notation;
  fault: PreparedAnswer['fault'];
  busy: boolean;
  onChange(index: number, round: { rack: string; top: MoveBody | null }): Promise<boolean>;
}

/** The rounds of a prepared game, and the one that is looked at. */
export function GameView({ game, notation, fault, busy, onChange }: GameViewProps) {
  const t = useTranslations('prepare');
  const words = useTranslations('words');
  const format = useFormatter();
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, game.rounds.length - 1);
  const round = game.rounds[index];
  const several = (game.rounds.at(-1)?.game ?? 1) > 1;
  const total = game.rounds.reduce((sum, { top }) => sum + top.score, 0);
  const nameOf = (one: PreparedRound, at: number) =>
    several ? `${format.number(one.game)}·${format.number(one.inGame)}` : format.number(at + 1);
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <section aria-label={t('list')} className="order-2 lg:order-1">
        <p className="text-sm text-quiet" role="status">
          {t('facts', { rounds: game.rounds.length, points: total })}
        </p>
        <table className="standings mt-2">
          <thead>
            <tr>
              <th data-n>{t('round')}</th>
              <th>{t('rack')}</th>
              <th>{t('top')}</th>
              <th data-n>{t('points')}</th>
            </tr>
          </thead>
          <tbody>
            {game.rounds.map((one, at) => (
              <tr key={`${one.game} ${one.inGame}`} data-own={at === index || undefined}>
                <td data-n>
                  <button
                    type="button"
                    className="min-h-9 min-w-9 font-semibold underline underline-offset-4"
                    aria-current={at === index || undefined}
                    onClick={() => setChosen(at)}
                  >
                    <span className="heard">{t('round')} </span>
                    {nameOf(one, at)}
                  </button>
                </td>
                <td dir={directionOf(one.text)}>
                  {one.text}
                  {one.drawn ? null : <span className="ms-2 text-sm text-quiet">{t('given')}</span>}
                </td>
                <td>
                  <MoveText move={one.top} notation={notation} />
                </td>
                <td data-n>{format.number(one.top.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {game.ended ? <p className="mt-3 text-sm text-quiet">{words('end.over')}</p> : null}
      </section>
      {round ? (
        <OneRound
          key={`${index} ${round.text} ${round.top.word}`}
          {...{ round, notation, busy }}
          name={nameOf(round, index)}
          tileSet={game.tileSet}
          fault={fault?.round === index + 1 ? fault : null}
          onChange={(change) => onChange(index, change)}
        />
      ) : null}
    </div>
  );
}

interface OneRoundProps {
  round: PreparedRound;
  name: string;
  notation: Notation;
  tileSet: string;
  fault: PreparedAnswer['fault'];
  busy: boolean;
  onChange(change: { rack: string; top: MoveBody | null }): Promise<boolean>;
}

const keyOf = ({ row, col, direction, word }: MoveBody) => `${row} ${col} ${direction} ${word}`;

function OneRound({ round, name, notation, tileSet, fault, busy, onChange }: OneRoundProps) {
  const t = useTranslations('prepare');
  const [rack, setRack] = useState(round.text);
  const { top, isotops } = round;
  const laid = tilesOf(round.board, top, tileSet).map((tile) => ({ ...tile, state: 'new' as const }));
  const place = (move: ScoredMove) => {
    const { score: _, ...chosen } = move;
    return onChange({ rack: round.text, top: chosen });
  };
  const changed = rack.trim() !== round.text;
  return (
    <section
      aria-label={`${t('round')} ${name}`}
      className="order-1 grid grid-cols-[minmax(0,1fr)] gap-3 lg:order-2"
    >
      <h2 className="text-xl font-bold">
        {t('round')} {name}
      </h2>
      <Rack tiles={round.rack.leftover + round.rack.drawn} tileSet={tileSet} max={44} />
      <Board rows={round.board} tileSet={tileSet} notation={notation} overlay={laid} />
      <p className="text-sm text-quiet">{t('moves', { moves: round.legalMoves, isotops: isotops.length })}</p>
      {isotops.length > 1 ? (
        <Select
          label={t('chooseTop')}
          hint={t('chooseTopHint')}
          value={keyOf(top)}
          disabled={busy}
          onChange={({ target }) => {
            const move = isotops.find((one) => keyOf(one) === target.value);
            if (move) void place(move);
          }}
        >
          {isotops.map((move) => (
            <option key={keyOf(move)} value={keyOf(move)}>
              {`${formatReference(move, notation)} ${move.word}`}
            </option>
          ))}
        </Select>
      ) : null}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void onChange({ rack, top: null });
        }}
      >
        <Field
          className="min-w-0 grow"
          label={t('changeRack')}
          hint={t('changeRackHint')}
          autoComplete="off"
          spellCheck={false}
          value={rack}
          error={fault ? fault.problem : undefined}
          onChange={({ target }) => setRack(target.value)}
        />
        <Button type="submit" kind="soft" busy={busy} disabled={!changed}>
          {t('solve')}
        </Button>
      </form>
    </section>
  );
}
