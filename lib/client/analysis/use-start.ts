'use client';
import { useEffect, useState } from 'react';
import { notationOf } from '@/lib/client/board';
import { callApi, eventPath } from '@/lib/client/live';
import { tileSet } from '@/lib/engine';
import { FORMAT_IDS } from '@/lib/game';
import type { LexiconInfo, Problem, RoundReview, Snapshot } from '@/lib/http/schemas';
import { type AnalysisAsked, analysisAsked } from './address';
import { emptyRows, readBoardText } from './board-text';
import type { Line } from './line';
import { loadSaved, type Setting } from './saved';
import { typedRack } from './typed-rack';

export interface Start {
  setting: Setting;
  line: Line;
  /** where it came from: a round of an event */
  from: { code: string; round: number } | null;
}

/** What the page begins with: what its address asks for, else what was analysed last, else an empty board. */
export function useStart(lexicons: readonly LexiconInfo[] | null, language: string) {
  const [start, setStart] = useState<Start | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (!lexicons || start) return;
    const asked = analysisAsked(new URLSearchParams(window.location.search));
    if (asked?.kind === 'round') {
      void ofRound(asked).then((got) => ('setting' in got ? setStart(got) : setProblem(got)));
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
  return {
    setting: { ...settingFor(lexicon), format },
    line: { start, turns: [], rack: typedRack(asked.rack, tiles) ?? '' },
    from: null,
  };
}

async function ofRound({ code, round }: Extract<AnalysisAsked, { kind: 'round' }>): Promise<Start | Problem> {
  const [event, review] = await Promise.all([
    callApi<Snapshot>(eventPath(code)),
    callApi<RoundReview>(eventPath(code, `/rounds/${round}`)),
  ]);
  if (!event.ok) return event.problem;
  if (!review.ok) return review.problem;
  const { settings, tileSet: tiles } = event.body;
  const { lexicon, notation, format, own, lastingPremiums } = settings;
  const { board, rack } = review.body;
  return {
    setting: { lexicon, tileSet: tiles, notation, format, own, lastingPremiums },
    line: { start: board, turns: [], rack: rack.leftover + rack.drawn },
    from: { code, round },
  };
}
