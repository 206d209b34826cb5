'use client';
import { useState } from 'react';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { stateOf, type Verb } from '../desk-state';
import { questionOf } from '../questions';
import type { ConfirmBarProps } from './action-bar';
import type { Commanding } from './use-command';

/** Commands that ask back: `ask` runs one, or puts its question; `confirm` is the question, while it stands. */
export function useQuestion(event: Snapshot, commanding: Commanding) {
  const t = useTranslations('desk');
  const [asked, setAsked] = useState<{ verb: Verb; state: string } | null>(null);
  const standing = asked?.state === stateOf(event) ? asked.verb : null;
  const question = standing && questionOf(t, standing, event);

  const ask = (verb: Verb, seconds?: number) => {
    if (questionOf(t, verb, event)) setAsked({ verb, state: stateOf(event) });
    else commanding.run(verb, seconds);
  };
  const confirm: ConfirmBarProps | null =
    standing && question
      ? {
          verb: standing,
          question,
          yes: () => {
            setAsked(null);
            commanding.run(standing);
          },
          no: () => setAsked(null),
        }
      : null;
  return { ask, confirm };
}
