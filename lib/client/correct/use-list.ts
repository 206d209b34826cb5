'use client';
import { useEffect, useMemo, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import type { ListedPlayer, Problem, RegisteredPlayers, RegisterPlayers } from '@/lib/http/schemas';
import { useLanguage } from '@/lib/i18n/client';
import { decodeList } from './decode-list';
import { type PlayerList, readList } from './read-list';
import { askable, faultsOf, placed, type ToldLines } from './told-lines';

const LOOK_MS = 400;

/** A list as it is typed: read in the page, and held against the event before anything is stored. */
export function useList(code: string) {
  const { language } = useLanguage();
  const [text, setText] = useState('');
  /** what the text was read from */
  const [file, setFile] = useState<File | null>(null);
  /** whether a file was chosen that has none */
  const [noText, setNoText] = useState(false);
  const [checked, setChecked] = useState<{ list: PlayerList; told: ToldLines } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<RegisteredPlayers | null>(null);
  const list = useMemo(() => readList(text), [text]);
  useEffect(() => {
    const asked = askable(list);
    if (asked.length === 0) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      send(code, playersOf(list, asked), true, abort.signal)
        .then((answer) => {
          setProblem(answer.ok ? null : answer.problem);
          if (answer.ok) setChecked({ list, told: placed(answer.body, asked) });
        })
        .catch(() => {});
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [code, list]);
  const store = async () => {
    setBusy(true);
    const answer = await send(code, playersOf(list, askable(list)), false);
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    if (answer.body.faults.length > 0) return setChecked({ list, told: answer.body });
    setDone(answer.body);
    setText('');
    setFile(null);
  };
  const told = checked?.list === list ? checked.told : null;
  return {
    text,
    file,
    noText,
    list,
    faults: faultsOf(list, told?.faults ?? []),
    namesakes: new Map((told?.namesakes ?? []).map(({ line, name }) => [line, name])),
    licences: new Map((told?.licences ?? []).map(({ line, other }) => [line, other])),
    moves: new Map((told?.moves ?? []).map(({ line, from }) => [line, from])),
    busy,
    problem,
    done,
    setText: (next: string) => {
      setText(next);
      setNoText(false);
      setDone(null);
    },
    readFile: async (chosen: File) => {
      const read = decodeList(new Uint8Array(await chosen.arrayBuffer()), language.locale);
      setFile(read === null ? null : chosen);
      setNoText(read === null);
      setText(read ?? '');
      setDone(null);
    },
    store,
  };
}

const playersOf = ({ lines }: PlayerList, wanted: readonly number[]) =>
  wanted.flatMap((index) => lines[index]?.player ?? []);

function send(code: string, players: ListedPlayer[], check: boolean, signal?: AbortSignal) {
  const body: RegisterPlayers = { players, check };
  return callApi<RegisteredPlayers>(eventPath(code, '/tables'), { body, ...(signal && { signal }) });
}
