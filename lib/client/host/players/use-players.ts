'use client';
import { useState } from 'react';
import { type Answer, callApi, eventPath } from '@/lib/client/live';
import type { ChangePlayer, Member, MemberList, PersonalCode, Problem } from '@/lib/http/schemas';
import { eachDetail, type PlayerDetails } from '@/lib/http/schemas/details';
import { useLooked } from '../use-looked';

const NO_DETAILS: PlayerDetails = eachDetail(() => null);

export type Row = MemberList['players'][number];

/** What was done last, and how to undo it. */
export interface Done {
  what: 'removed' | 'restored' | 'renamed' | 'erased';
  name: string;
  undo: (() => void) | null;
}

/** A hall that comes in is not followed name by name. */
const CROWD_MS = 2000;

/** One page of the players of an event, searched on the server, and what the host does to them. */
export function usePlayers(code: string, players: number, startWith: string) {
  const [search, setSearch] = useState(startWith);
  const [page, setPage] = useState(1);
  const [done, setDone] = useState<Done | null>(null);
  const query = new URLSearchParams({ page: String(page), search });
  const { list, setList, problem, setProblem, look } = useLooked<MemberList>(
    eventPath(code, `/players?${query}`),
    { changed: players, settleMs: CROWD_MS },
  );

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
      // A row that a search had lost with its name comes back with it.
      if (undoing) look();
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
