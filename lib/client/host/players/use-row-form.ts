'use client';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { Problem } from '@/lib/http/schemas';

/** A form in the place of a row: Enter keeps what it says, Escape leaves it. `keep`: why it was not taken, or null. */
export function useRowForm(keep: () => Promise<Problem | null>, onDone: () => void) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const refused = await keep();
    if (refused) setProblem(refused);
    else onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the form is left, not the sheet.
    event.preventDefault();
    onDone();
  };
  return { problem, form: { onSubmit, onKeyDown, noValidate: true } };
}
