'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callApi } from '@/lib/client/live';
import type { CreatedEvent, Problem } from '@/lib/http/schemas';
import { useLanguage, useTranslations } from '@/lib/i18n/client';
import { bodyOf, type Draft, inRooms } from '../draft';
import { type FieldErrors, problemsOf } from '../draft-problems';
import { handOver } from '../handover';
import { forgetDraft } from './use-draft';

export interface Creating {
  busy: boolean;
  errors: FieldErrors;
  problem: Problem | null;
  /** resolves to the fields that are wrong, in no order; empty when the event was created or cannot be */
  create(draft: Draft): Promise<string[]>;
  /** a field was changed: what was said about it no longer holds */
  touched(before: Draft, after: Draft): void;
}

function errorsOf(problem: Problem): FieldErrors {
  const entries = Object.entries(problem.errors ?? {});
  return Object.fromEntries(entries.map(([field, messages]) => [field, messages[0]]));
}

/** Creates the event and moves on to its desk. */
export function useCreate(): Creating {
  const t = useTranslations('create');
  const { tag } = useLanguage().language;
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);

  const refuse = (found: FieldErrors, about: Problem | null) => {
    setErrors(found);
    setProblem(about);
    return Object.keys(found);
  };

  const create = async (draft: Draft) => {
    const own = problemsOf(t, draft);
    if (Object.keys(own).length > 0) return refuse(own, null);
    refuse({}, null);
    setBusy(true);
    const rooms = inRooms(draft);
    const path = rooms ? '/api/gatherings' : '/api/events';
    const body = bodyOf(draft, tag);
    const answer = await callApi<Pick<CreatedEvent, 'code' | 'hostKey'>>(path, { body });
    if (!answer.ok) {
      setBusy(false);
      return refuse(errorsOf(answer.problem), answer.problem);
    }
    handOver(answer.body);
    forgetDraft();
    // The button stays busy until the desk is there: a second press would make a second event.
    router.push(`${rooms ? '/g' : '/host'}/${answer.body.code}`);
    return [];
  };

  const touched = (before: Draft, after: Draft) => {
    const still = Object.entries(errors).filter(([field]) => sameField(field, before, after));
    if (still.length < Object.keys(errors).length) setErrors(Object.fromEntries(still));
  };

  return { busy, errors, problem, create, touched };
}

/** Fields of the form behind a field of the body. */
const BEHIND: Partial<Record<string, (keyof Draft)[]>> = {
  secondsPerRound: ['ownTime', 'secondsPerRound'],
  maxRounds: ['ownRounds', 'maxRounds'],
  targetScore: ['ownTarget', 'targetLevels', 'targetsFollow'],
  'own.rackSize': ['own', 'format'],
  'own.maxPlaced': ['own', 'format'],
  'own.bonus': ['own', 'format'],
  format: ['format', 'lexicon'],
  allowedNames: ['nameList', 'names'],
  teams: ['teamList', 'ask'],
};

function sameField(field: string, before: Draft, after: Draft): boolean {
  return (BEHIND[field] ?? [field as keyof Draft]).every((key) => before[key] === after[key]);
}
