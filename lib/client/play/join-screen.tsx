'use client';
import { type FormEvent, useEffect, useState } from 'react';
import { LEVELS, type Level } from '@/lib/game';
import type { JoinedEvent, Problem, Snapshot } from '@/lib/http/schemas';
import { callApi, eventPath, keep, kept, liveStore } from '../live';
import { Button, Choice, Code, Field, fieldError, ProblemText } from '../ui';
import { Plain } from './plain';
import { ReturnForm } from './return-form';

const NAME_KEY = 'onerack:name';

const LEVEL_NAMES: Record<Level, string> = {
  beginner: 'A beginner',
  intermediate: 'In between',
  expert: 'An expert',
};

/** What the name's field says: its own error, or that somebody has the name. */
function nameError(problem: Problem | null): string | null {
  if (problem?.code === 'name-taken')
    return fieldError(problem, 'name') ?? 'Somebody here has this name already.';
  return fieldError(problem, 'name');
}

/** The door of an event: a name, and in. The code is known from the address. */
export function JoinScreen({ snapshot }: { snapshot: Snapshot }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [level, setLevel] = useState<Level>('intermediate');
  const targets = snapshot.settings.targetLevels;
  useEffect(() => {
    const last = kept(NAME_KEY);
    if (typeof last === 'string') setName((typed) => typed || last);
  }, []);

  const join = async (wanted: string) => {
    setBusy(true);
    const answer = await callApi<JoinedEvent>(eventPath(snapshot.code, '/players'), {
      body: { name: wanted, ...(targets && { level }) },
    });
    if (answer.ok) {
      keep(NAME_KEY, answer.body.name);
      await liveStore(snapshot.code).reload();
    }
    setProblem(answer.ok ? null : answer.problem);
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void join(name);
  };
  const taken = nameError(problem);
  return (
    <Plain>
      <p className="text-quiet">
        <Code value={snapshot.code} className="text-ink" /> · {here(snapshot)}
      </p>
      <h1 className="mt-1 text-3xl font-bold text-balance">
        <bdi>{snapshot.name}</bdi>
      </h1>
      <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-4">
        <Field
          label="Your name"
          hint="As the ranking will show it"
          name="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="nickname"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
          error={taken}
          className="text-lg"
        />
        {targets ? (
          <Choice<Level>
            label="You are"
            hint="Who is better has farther to go: the game ends when somebody reaches the own target"
            value={level}
            onChange={setLevel}
            options={LEVELS.map((value) => ({
              value,
              label: LEVEL_NAMES[value],
              note: `${targets[value]} points`,
            }))}
          />
        ) : null}
        {problem?.suggestion ? (
          <Button kind="soft" busy={busy} onClick={() => join(takeName(problem.suggestion, setName))}>
            Join as <bdi>{problem.suggestion}</bdi>
          </Button>
        ) : null}
        <ProblemText problem={taken ? null : problem} fields={['name']} />
        <Button type="submit" kind="primary" size="lg" busy={busy} wide>
          {busy ? 'Joining…' : 'Join'}
        </Button>
      </form>
      <div className="mt-6">
        <ReturnForm code={snapshot.code} />
      </div>
      {snapshot.host ? (
        <p className="mt-6">
          <a href={`/host/${snapshot.code}`} className="font-semibold text-accent underline">
            You host this event: to the desk
          </a>
        </p>
      ) : null}
    </Plain>
  );
}

function takeName(name: string | undefined, setName: (name: string) => void): string {
  setName(name ?? '');
  return name ?? '';
}

function here({ status, players, round }: Snapshot): string {
  if (status === 'lobby') return players === 1 ? '1 player is here' : `${players} players are here`;
  return round ? `round ${round.number} is on: you can still join` : 'about to begin';
}
