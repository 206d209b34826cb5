'use client';
import { useEffect, useState } from 'react';
import { layOn, notationOf } from '@/lib/client/board';
import { callApi, eventPath } from '@/lib/client/live';
import { tileSet } from '@/lib/engine';
import { FORMAT_IDS } from '@/lib/game';
import type { LexiconInfo, Problem, RoundReview, Snapshot } from '@/lib/http/schemas';
import { type AnalysisAsked, analysisAsked, type FromRound, type Played, playedIn } from './address';
import { emptyRows, readBoardText } from './board-text';
import type { GivenTurn } from './game-text';
import type { Line } from './line';
import { loadSaved, type Setting } from './saved';
import { readTurnsCode } from './turns-code';
import { typedRack } from './typed-rack';

export interface Start {
  setting: Setting;
  line: Line;
  /** where it came from: a round of an event */
  from: FromRound | null;
  /** the game of the address, whose moves have no scores before the list of words is here; `line` has its last position */
  given?: GivenLine | null;
}

/** A line as an address tells it. */
export interface GivenLine extends Omit<Line, 'turns'> {
  turns: readonly GivenTurn[];
}

/** What the page begins with: what its address asks for, else what was analysed last, else an empty board. */
export function useStart(lexicons: readonly LexiconInfo[] | null, language: string) {
  const [start, setStart] = useState<Start | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (!lexicons || start) return;
    const query = new URLSearchParams(window.location.search);
    const asked = analysisAsked(query);
    if (asked?.kind === 'round') {
      const played = playedIn(query);
      void ofRound(asked).then((got) =>
        'setting' in got ? setStart(playedOn(got, played)) : setProblem(got),
      );
    } else setStart((asked && ofPosition(asked, lexicons)) ?? ofSaved(lexicons) ?? fresh(lexicons, language));
  }, [lexicons, language, start]);
  return { start, problem };
}

export function settingFor({ id, tileSet: tiles }: Pick<LexiconInfo, 'id' | 'tileSet'>): Setting {
  return { lexicon: id, tileSet: tiles, notation: notationOf(tiles), format: 'normal' };
}

export const emptyLine = (tiles: string): Line => ({ start: emptyRows(tileSet(tiles)), turns: [], rack: '' });

function fresh(lexicons: readonly LexiconInfo[], language: string): Start | null {
  const called = (id: string) => lexicons.find((one) => one.id === id);
  const lexicon = called(language) ?? called('en') ?? lexicons[0];
  return lexicon ? { setting: settingFor(lexicon), line: emptyLine(lexicon.tileSet), from: null } : null;
}

function ofSaved(lexicons: readonly LexiconInfo[]): Start | null {
  const saved = loadSaved();
  if (!saved || !lexicons.some(({ id, tileSet: tiles }) => id === saved.lexicon && tiles === saved.tileSet))
    return null;
  const { line, ...setting } = saved;
  return { setting, line, from: null };
}

function ofPosition(
  asked: Extract<AnalysisAsked, { kind: 'position' }>,
  lexicons: readonly LexiconInfo[],
): Start | null {
  const lexicon = lexicons.find(({ id }) => id === asked.lexicon);
  if (!lexicon) return null;
  const tiles = tileSet(lexicon.tileSet);
  const format = FORMAT_IDS.find((id) => id === asked.format) ?? 'normal';
  const start = readBoardText(asked.board, tiles) ?? emptyRows(tiles);
  const setting = { ...settingFor(lexicon), format };
  return playedOn({ setting, line: { start, turns: [], rack: '' }, from: null }, asked);
}

/** What was played on since, as the address says: first as the board that it led to. */
function playedOn(begun: Start, { turns: code, rack: typed, topsOnly }: Played): Start {
  const tiles = tileSet(begun.setting.tileSet);
  const rack = (typed && typedRack(typed, tiles)) || (code === '' ? begun.line.rack : '');
  const turns = code === '' ? null : readTurnsCode(code, tiles);
  if (!turns) return { ...begun, line: { ...begun.line, rack } };
  const { start } = begun.line;
  const board = turns.reduce<readonly string[]>((rows, { move, top, placed }) => {
    const laid = placed === 'top' ? top : move;
    return laid ? layOn(rows, laid, tiles.id) : rows;
  }, start);
  return { ...begun, line: { start: board, turns: [], rack }, given: { start, turns, rack, topsOnly } };
}

async function ofRound({ code, round }: Extract<AnalysisAsked, { kind: 'round' }>): Promise<Start | Problem> {
  const [event, review] = await Promise.all([
    callApi<Snapshot>(eventPath(code)),
    callApi<RoundReview>(eventPath(code, `/rounds/${round}`)),
  ]);
  if (!event.ok) return event.problem;
  if (!review.ok) return review.problem;
  const { settings, tileSet: tiles } = event.body;
  const { lexicon, notation, format, own, lastingPremiums, longestWord } = settings;
  const { board, rack } = review.body;
  const held = rack.leftover + rack.drawn;
  return {
    setting: { lexicon, tileSet: tiles, notation, format, own, lastingPremiums, longestWord },
    line: { start: board, turns: [], rack: held },
    from: { code, round, board, rack: held },
  };
}
