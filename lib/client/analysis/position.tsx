'use client';
import { type Dispatch, useMemo, useRef, useState } from 'react';
import { tilesOf } from '@/lib/client/board';
import { Board, Button, Check, MoveText } from '@/lib/client/ui';
import { type ScoredMove, tileSet } from '@/lib/engine';
import { formatOf } from '@/lib/game';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { analysisLink, type FromRound } from './address';
import { emptyRows, readBoardText } from './board-text';
import { EngineLine } from './engine-line';
import { type MoveFilter, NO_FILTER } from './filter';
import { FilterFields } from './filter-fields';
import { readGame } from './game-text';
import { boardOf, type History, type LineAction, placedIn } from './line';
import { MoveRows } from './move-rows';
import { OwnMove } from './own-move';
import { PasteSheet } from './paste-sheet';
import { RackField } from './rack-field';
import type { Setting } from './saved';
import { SettingPart } from './setting-part';
import { SetupBoard } from './setup-board';
import { solveGame } from './solve-game';
import { Tools } from './tools';
import { TurnsTable } from './turns-table';
import { useFinder } from './use-finder';
import { useGiven } from './use-given';
import { useMoves } from './use-moves';
import type { GivenLine } from './use-start';

export interface PositionProps {
  setting: Setting;
  lexicons: readonly LexiconInfo[];
  history: History;
  dispatch: Dispatch<LineAction>;
  from: FromRound | null;
  /** the game of the address, to be looked up */
  given: GivenLine | null;
  onLexicon(lexicon: LexiconInfo): void;
  onSetting(setting: Setting): void;
}

/** The board with its rack, all moves from here, and the turns that led here. */
export function Position(props: PositionProps) {
  const { setting, lexicons, history, dispatch, from, given, onLexicon, onSetting } = props;
  const t = useTranslations('analysis');
  const format = useFormatter();
  const { line, past } = history;
  const { tileSet: id, notation } = setting;
  const [filter, setFilter] = useState<MoveFilter>(NO_FILTER);
  const [peek, setPeek] = useState<ScoredMove | null>(null);
  const [mode, setMode] = useState<'look' | 'setup' | 'paste'>('look');
  const [placeTop, setPlaceTop] = useState(false);
  const [choosing, onChoosing] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const { rules } = formatOf(setting);
  const board = useMemo(() => boardOf(line, id), [line, id]);
  const engine = useFinder({ id: setting.lexicon, tileSet: id });
  const ready = engine.state.kind === 'ready';
  const moves = useMoves(engine.ask, ready, { board, rack: line.rack, rules }, filter);

  const isLost = useGiven({ ask: engine.ask, ready, given, history, dispatch, rules, tileSet: id });

  const play = (move: ScoredMove | null) => {
    if (!moves?.best) return;
    const turn = { rack: line.rack, move, top: moves.best, placed: placeTop ? 'top' : 'move' } as const;
    setPeek(null);
    dispatch({ kind: 'turn', turn, tileSet: id });
  };
  const paste = async (text: string) => {
    const tiles = tileSet(id);
    const start = readBoardText(text, tiles);
    const given = start ? null : readGame(text, tiles, notation);
    const empty = emptyRows(tiles);
    const turns =
      given && (await solveGame({ ask: engine.ask, given: given.turns, start: empty, rules, tileSet: id }));
    if (start) dispatch({ kind: 'board', start });
    else if (turns) {
      const { topsOnly } = given;
      dispatch({ kind: 'game', line: { start: empty, turns, rack: '', topsOnly } });
    }
    if (start || turns) setMode('look');
    return start !== null || turns !== null;
  };
  const last = line.turns.at(-1);
  const shown = peek ?? null;
  const before = last && placedIn(last);

  return (
    <div className="analysis">
      <div ref={top} className="analysis-board">
        {mode === 'setup' ? (
          <SetupBoard
            {...{ rows: board, tileSet: id, notation }}
            onDone={(start) => {
              dispatch({ kind: 'board', start });
              setMode('look');
            }}
            onCancel={() => setMode('look')}
          />
        ) : (
          <>
            <p className="mb-2 min-h-7 truncate">
              {shown ? (
                <>
                  <MoveText move={shown} notation={notation} />{' '}
                  <b className="tabular">{format.number(shown.score)}</b>
                </>
              ) : before ? (
                <span className="text-quiet">
                  <MoveText move={before} notation={notation} />{' '}
                  <span className="tabular">{format.number(before.score)}</span>
                </span>
              ) : null}
            </p>
            <Board
              rows={board}
              tileSet={id}
              notation={notation}
              overlay={
                shown ? tilesOf(board, shown, id).map((tile) => ({ ...tile, state: 'new' as const })) : []
              }
            />
            <Tools
              from={from}
              link={analysisLink(setting, line, from)}
              undo={past.length > 0 ? () => dispatch({ kind: 'undo' }) : null}
              onSetup={() => setMode('setup')}
              onPaste={() => setMode('paste')}
            />
          </>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {isLost ? <p role="alert">{t('tools.gameLost')}</p> : null}
        <SettingPart {...{ setting, lexicons, onLexicon, choosing, onChoosing }} onChange={onSetting} />
        <RackField
          {...{ board, rack: line.rack }}
          tileSet={id}
          most={rules.rackSize}
          onRack={(rack) => dispatch({ kind: 'rack', rack })}
        />
        <EngineLine {...engine} onOther={() => onChoosing(true)} />
        {ready && line.rack === '' ? <p className="text-quiet">{t('moves.noRack')}</p> : null}
        {moves ? (
          <section aria-label={t('moves.title')} className="grid min-w-0 gap-3">
            <p role="status" className="tabular font-semibold">
              {moves.shown === moves.count
                ? t('moves.count', { count: moves.count })
                : t('moves.countOf', { shown: moves.shown, count: moves.count })}
            </p>
            {moves.count > 0 ? (
              <>
                <FilterFields filter={filter} onChange={setFilter} />
                <MoveRows
                  listing={moves}
                  best={moves.best?.score ?? 0}
                  notation={notation}
                  ask={engine.ask}
                  onPeek={setPeek}
                  onPlay={play}
                  onTouch={() => top.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })}
                />
              </>
            ) : null}
          </section>
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <OwnMove
          key={line.turns.length}
          {...{ board, notation }}
          rack={line.rack}
          most={rules.maxPlaced}
          tileSet={id}
          ask={engine.ask}
          ready={Boolean(moves?.best)}
          onPeek={setPeek}
          onPlay={play}
        />
        <Check
          label={t('own.placeTop')}
          hint={t('own.placeTopHint')}
          checked={placeTop}
          onChange={setPlaceTop}
        />
        {line.topsOnly && line.turns.length > 0 ? <p role="status">{t('turns.topsOnly')}</p> : null}
        <TurnsTable turns={line.turns} notation={notation} onBack={(to) => dispatch({ kind: 'back', to })} />
        {line.turns.length > 0 ? (
          <Button
            kind="plain"
            size="sm"
            className="justify-self-start"
            onClick={() => dispatch({ kind: 'back', to: 0 })}
          >
            {t('turns.first')}
          </Button>
        ) : null}
      </div>
      <PasteSheet open={mode === 'paste'} onClose={() => setMode('look')} onText={paste} />
    </div>
  );
}
