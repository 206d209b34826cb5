import { describe, expect, it } from 'vitest';
import { problemTitle } from '@/lib/client/ui/problem-text';
import { serverText } from '@/lib/client/ui/server-text';
import { faultText } from '@/lib/event/check-game';
import type { FixedProblem } from '@/lib/game';
import { PROBLEMS, type Problem } from '@/lib/http/schemas';
import { EmailText, RegisterAccount } from '@/lib/http/schemas/account';
import { nameText } from '@/lib/http/schemas/name-text';
import { englishFor } from '../support/in-language';
import { readLanguage } from '../support/messages';

const t = englishFor('problem');

/** What can be wrong with a rack or a top that a referee gives. */
const FAULTS = [
  'unreadable',
  'wrong-size',
  'not-in-bag',
  'leftover-changed',
  'breaks-rule',
  'no-move',
  'illegal-top',
  'top-not-in-lexicon',
  'game-over',
] as const satisfies readonly FixedProblem[];

/** What only a program can do wrong. */
const FOR_PROGRAMS = ['not-json', 'body-too-large', 'wrong-content-type', 'cross-site', 'method-not-allowed'];
/** Said by the browser, which got no answer. */
const OURS = ['unreachable'];

describe('refusals', () => {
  const keys = [...readLanguage('en').messages.keys()]
    .filter((key) => key.startsWith('problem.'))
    .map((key) => key.slice('problem.'.length))
    .filter((key) => !key.startsWith('field.'));

  it('that a person can meet have their words', () => {
    expect(
      Object.keys(PROBLEMS).filter((code) => !keys.includes(code) && !FOR_PROGRAMS.includes(code)),
    ).toEqual([]);
  });

  it('have words only for codes that there are', () => {
    expect(keys.filter((key) => !(key in PROBLEMS) && !OURS.includes(key))).toEqual([]);
  });

  it('are said by their code, in English with the details of the server', () => {
    const full = { code: 'event-full', status: 409, title: 'T', type: '' } satisfies Problem;
    expect(problemTitle(t, 'fr', full)).toBe('The event is full');
    expect(problemTitle(t, 'fr', { ...full, detail: 'Only 20 may play.' })).toBe('The event is full');
    expect(problemTitle(t, 'en', { ...full, detail: 'Only 20 may play.' })).toBe('Only 20 may play.');
    const away = { ...full, code: 'unavailable', status: 0 } satisfies Problem;
    expect(problemTitle(t, 'fr', away)).toMatch(/^The server cannot be reached/);
    const unknown = { ...full, code: 'not-json' } satisfies Problem;
    expect(problemTitle(t, 'fr', unknown)).toBe('T');
    const often = { ...full, code: 'too-many-requests', retryAfterSeconds: 5 } satisfies Problem;
    expect(problemTitle(t, 'fr', often)).toBe('Too many requests: try again in 5 seconds');
  });
});

describe('what the server says of a field', () => {
  /** Texts come back by way of their key: in a language of marks alone, known ones are marked. */
  const marked = ((key: string) => `*${key}`) as unknown as typeof t;
  const messagesOf = (
    schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
    value: unknown,
  ) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

  it.each([
    ...messagesOf(nameText(60), ''),
    ...messagesOf(nameText(60), 'x'.repeat(61)),
    ...messagesOf(EmailText, ''),
    ...messagesOf(EmailText, 'x'.repeat(300)),
    ...messagesOf(EmailText, 'nobody'),
    ...messagesOf(RegisterAccount, { name: '', email: 'ada@example.org', password: 'ada' }),
    ...messagesOf(RegisterAccount, {
      name: 'A',
      email: 'ada.lovelace@example.org',
      password: 'ada.lovelace',
    }),
    ...messagesOf(RegisterAccount, { name: 'A', email: 'ada@example.org', password: 'password12345' }),
    ...messagesOf(RegisterAccount, { name: 'A', email: 'ada@example.org' }),
    'Somebody here is called Ada already. Ada 2 is free.',
    ...FAULTS.map((problem) => faultText({ round: 1, field: 'rack', problem })),
    faultText({
      round: 1,
      field: 'top',
      problem: 'top-not-best',
      best: { row: 8, col: 4, direction: 'across', word: 'FEDAYIN', score: 110 },
    }),
  ])('is known: %s', (text) => {
    expect(serverText(marked, text)).toMatch(/^\*field\./);
    expect(serverText(t, text).replace(': sign in instead', '')).toBe(text);
  });

  it('stays as it is where it is not known', () => {
    expect(serverText(marked, 'Round 3: The rack cannot be drawn.')).toBe(
      'Round 3: The rack cannot be drawn.',
    );
  });
});
