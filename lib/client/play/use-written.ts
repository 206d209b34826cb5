'use client';
import { useEffect, useMemo, useState } from 'react';
import type { OwnSlip, RoundView, Snapshot } from '@/lib/http/schemas';
import { forgetOtherRounds, keep, kept, type RoundOwner, roundKey, serverNow, useOutbox } from '../live';
import { newest } from './newest';
import { useDraft } from './use-draft';
import { useOtherDevice } from './use-other-device';

/** A written slip as it stands in its form. */
export interface WrittenForm {
  reference: string;
  word: string;
  claimed: string;
}

const EMPTY: WrittenForm = { reference: '', word: '', claimed: '' };

/** What was being written, whichever is newest: on this device, in a draft, in a slip; else an empty slip. */
function begin({ you }: Snapshot, owner: RoundOwner): WrittenForm {
  const own = kept(roundKey(owner, 'written')) as (Partial<WrittenForm> & { at?: number }) | null;
  const { draft, slip } = you ?? {};
  return (
    newest(
      typeof own?.reference === 'string'
        ? { at: own.at ?? Number.POSITIVE_INFINITY, value: textOf({ ...EMPTY, ...own }) }
        : null,
      draft ? { at: draft.receivedAt, value: formOf(draft.written) } : null,
      slip ? { at: slip.receivedAt, value: formOf(slip.written) } : null,
    ) ?? EMPTY
  );
}

const textOf = ({ reference, word, claimed }: WrittenForm): WrittenForm => ({ reference, word, claimed });

function formOf(written: OwnSlip['written']): WrittenForm | null {
  return written && { ...written, claimed: written.claimed === null ? '' : String(written.claimed) };
}

/** The form as the interface takes it. */
export function writtenSlip({ reference, word, claimed }: WrittenForm): Written {
  return {
    reference: reference.trim(),
    word: word.trim(),
    claimed: claimed === '' ? null : Number(claimed),
  };
}

type Written = NonNullable<OwnSlip['written']>;

function isSame(one: Written | null, other: Written): boolean {
  return one?.reference === other.reference && one.word === other.word && one.claimed === other.claimed;
}

/** The form of one round, kept on this device at every change. */
export function useKeptForm(snapshot: Snapshot, { number, again }: RoundView) {
  const { code, you } = snapshot;
  const playerId = you?.playerId ?? '';
  const owner = useMemo(() => ({ code, playerId, round: number, again }), [code, playerId, number, again]);
  const [form, setForm] = useState(() => begin(snapshot, owner));
  useEffect(() => forgetOtherRounds(owner), [owner]);
  useEffect(() => keep(roundKey(owner, 'written'), { ...form, at: serverNow() }), [owner, form]);
  const change = (part: Partial<WrittenForm>) => setForm((before) => ({ ...before, ...part }));
  const isEmpty = JSON.stringify(form) === JSON.stringify(EMPTY);
  return { form, setForm, change, written: writtenSlip(form), isEmpty };
}

/** The same, and as a draft on the server. */
export function useWritten(snapshot: Snapshot, round: RoundView, secondsLeft: number) {
  const { code, you } = snapshot;
  const { form, setForm, change, written, isEmpty } = useKeptForm(snapshot, round);
  const isSent = isSame(you?.slip?.written ?? null, written);
  useOtherDevice({
    stored: you?.slip?.written ?? null,
    elsewhere: useOutbox(code).elsewhere,
    isEmpty,
    isHere: (sent) => isSame(sent, written),
    lay: (sent) => setForm(formOf(sent) ?? EMPTY),
  });
  useDraft(snapshot, isSent ? null : { written: isEmpty ? null : written }, secondsLeft);
  return { form, change, written, isEmpty };
}
