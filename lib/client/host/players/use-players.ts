'use client';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, callApi, eventPath } from '@/lib/client/live';
import type { ChangePlayer, Member, MemberList, PersonalCode, Problem } from '@/lib/http/schemas';
import { eachDetail, type PlayerDetails } from '@/lib/http/schemas/details';

const NO_DETAILS: PlayerDetails = eachDetail(() => null);

export type Row = MemberList['players'][number];

/** What was done last, and how to undo it. */
export interface Done {
  what: 'removed' | 'restored' | 'renamed' | 'erased';
  name: string;
  undo: (() => void) | null;
}

/** Typing is waited out; and a hall that comes in is not followed name by name. */
const TYPING_MS = 250;
const CROWD_MS = 2000;

/** One page of the players of an event, searched on the server, and what the host does to them. */
export function usePlayers(code: string, players: number, startWith: string) {
  const [search, setSearch] = useState(startWith);
  const [page, setPage] = useState(1);
  const [list, setList] = useState<MemberList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [undone, setUndone] = useState(0);

  const load = useCallback(async () => {
    const query = new URLSearchParams({ page: String(page), search });
    const answer = await callApi<MemberList>(eventPath(code, `/players?${query}`));
    if (answer.ok) setList(answer.body);
    else setProblem(answer.problem);
  }, [code, page, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that a search had lost with its name comes back with it.
  useEffect(() => {
    const timer = setTimeout(() => void load(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [load, undone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who came or went is asked for after a while.
  useEffect(() => {
    const timer = setTimeout(() => void load(), CROWD_MS);
    return () => clearTimeout(timer);
  }, [players]);

  const path = (id: string, rest = '') => eventPath(code, `/players/${encodeURIComponent(id)}${rest}`);
  /** Takes an answer into the list; what was refused is said above it. */
  const settle = (answer: Answer<Member>, row: Row, change: Partial<Row>): boolean => {
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return false;
    const { name, removed } = answer.body;
    const put = (old: Row) => (old.playerId === row.playerId ? { ...old, ...change, name, removed } : old);
    setList((now) => now && { ...now, players: now.players.map(put) });
    return true;
  };
  const patch = (row: Row, body: ChangePlayer) =>
    callApi<Member>(path(row.playerId), { method: 'PATCH', body });

  const remove = async (row: Row) => {
    const answer = await callApi<Member>(path(row.playerId), { method: 'DELETE' });
    if (settle(answer, row, {})) setDone({ what: 'removed', name: row.name, undo: () => void restore(row) });
  };
  const restore = async (row: Row) => {
    if (settle(await patch(row, { removed: false }), row, {}))
      setDone({ what: 'restored', name: row.name, undo: null });
  };
  /** Whether the name was taken by the player; else the problem says why not. */
  const rename = async (row: Row, name: string, undoing = false): Promise<Problem | null> => {
    const answer = await patch(row, { name });
    if (!answer.ok && !undoing) return answer.problem;
    if (settle(answer, row, {}) && answer.ok) {
      const undo = () => void rename({ ...row, name: answer.body.name }, row.name, true);
      setDone({ what: 'renamed', name: answer.body.name, undo: undoing ? null : undo });
      if (undoing) setUndone((count) => count + 1);
    }
    return null;
  };
  const giveTime = async (row: Row, extraSeconds: number) => {
    settle(await patch(row, { extraSeconds }), row, { extraSeconds });
  };
  const withdraw = async (row: Row, withdrawn: boolean) => {
    settle(await patch(row, { withdrawn }), row, { withdrawn });
  };
  /** Why the details were not taken, if they were not. */
  const describe = async (row: Row, details: PlayerDetails): Promise<Problem | null> => {
    const answer = await patch(row, details);
    if (answer.ok) settle(answer, row, details);
    return answer.ok ? null : answer.problem;
  };
  const newCode = async (row: Row): Promise<string | null> => {
    const answer = await callApi<PersonalCode>(path(row.playerId, '/code'), { body: {} });
    setProblem(answer.ok ? null : answer.problem);
    return answer.ok ? answer.body.personalCode : null;
  };
  const erase = async (row: Row) => {
    const answer = await callApi<Member>(path(row.playerId, '/erase'), { body: {} });
    if (settle(answer, row, NO_DETAILS) && answer.ok)
      setDone({ what: 'erased', name: answer.body.name, undo: null });
  };
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const acts = { remove, restore, rename, giveTime, withdraw, describe, newCode, erase };
  return { search, find, setPage, list, problem, done, forget: () => setDone(null), acts };
}

export type Acts = ReturnType<typeof usePlayers>['acts'];
