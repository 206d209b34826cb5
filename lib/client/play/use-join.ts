'use client';
import { useEffect, useState } from 'react';
import type { Level } from '@/lib/game';
import type { JoinedEvent, Problem, Snapshot } from '@/lib/http/schemas';
import { callApi, eventPath, keep, kept, liveStore } from '../live';

const NAME_KEY = 'onerack:name';
/** what a picture on the wall may bring along: the number of the hall, for whoever is there to see it */
const HALL = 'hall';

/** The form as it stands. */
export interface JoinForm {
  name: string;
  hallCode: string;
  partner: string;
  team: string;
  table: string;
  club: string;
  category: string;
  level: Level;
}

const EMPTY: JoinForm = {
  name: '',
  hallCode: '',
  partner: '',
  team: '',
  table: '',
  club: '',
  category: '',
  level: 'intermediate',
};

/** The settings that decide what is asked. */
export type Door = Pick<Snapshot, 'code' | 'settings'>;

/** The body of the call: only what this event asks for. */
export function joinBody({ settings }: Door, form: JoinForm): object {
  const asked = settings.ask.map((what) => [what, form[what].trim() || null]);
  return {
    name: form.name,
    ...Object.fromEntries(asked),
    ...(settings.hallCode && { hallCode: form.hallCode }),
    ...((settings.targetLevels || settings.targetsFollow) && { level: form.level }),
  };
}

/** What is typed, what the server says to it, and the way in. */
export function useJoin(door: Door) {
  const [form, setForm] = useState(EMPTY);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<JoinForm>) => setForm((now) => ({ ...now, ...change }));
  const { names, teams } = door.settings;

  useEffect(() => {
    const last = kept(NAME_KEY);
    const hallCode = new URLSearchParams(location.search).get(HALL) ?? '';
    setForm((now) => ({
      ...now,
      name: now.name || (names === 'free' && typeof last === 'string' ? last : ''),
      hallCode: now.hallCode || hallCode,
      team: now.team || (teams?.length === 1 ? (teams[0] as string) : ''),
    }));
  }, [names, teams]);

  const join = async (change: Partial<JoinForm> = {}) => {
    const wanted = { ...form, ...change };
    setForm(wanted);
    setBusy(true);
    const answer = await callApi<JoinedEvent>(eventPath(door.code, '/players'), {
      body: joinBody(door, wanted),
    });
    if (answer.ok) {
      // As it was typed: the next event may put something else behind it, or nothing.
      keep(NAME_KEY, wanted.name);
      await liveStore(door.code).reload();
    }
    setProblem(answer.ok ? null : answer.problem);
    setBusy(false);
  };
  return { form, set, problem, busy, join };
}
