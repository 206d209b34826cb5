import { describe, expect, it } from 'vitest';
import { RegisterAccount } from '@/lib/http/schemas/account';
import { passwordProblem } from '@/lib/http/schemas/password';

const faults = (input: unknown) =>
  RegisterAccount.safeParse(input).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('RegisterAccount', () => {
  it('tidies what it takes', () => {
    const input = { email: '  Ann@Example.ORG ', name: ' Ann   B ', password: 'seven tiles laid' };
    expect(RegisterAccount.parse(input)).toEqual({
      email: 'ann@example.org',
      name: 'Ann B',
      password: 'seven tiles laid',
    });
  });

  it.each([
    [{}, ['email', 'name', 'password']],
    [{ email: 'ann', name: 'Ann', password: 'short' }, ['email', 'password']],
    [{ password: 'seven tiles laid' }, ['email', 'name']],
    [{ email: 'ann@example.org', name: 'Ann', password: 'ANN@example.org' }, ['password']],
    [{ email: 'ann@example.org', name: 'x'.repeat(61), password: 'seven tiles laid' }, ['name']],
    [{ email: 'ann@example.org', name: 'Ann', password: 5 }, ['password']],
    [null, ['']],
  ])('tells every fault at once: %j', (input, fields) => expect(faults(input)).toEqual(fields));
});

describe('passwordProblem', () => {
  const email = 'annabelle.b@example.org';
  it.each([
    ['nine char', 'too-short'],
    ['x'.repeat(201), 'too-long'],
    ['Annabelle.B@example.org', 'is-email'],
    ['annabelle.b', 'is-email'],
    ['1234567890', 'too-common'],
    ['Password123', 'too-common'],
    ['qwerty-12345', 'too-common'],
    ['aaaaaaaaaaaa', 'too-common'],
    ['abababababab', 'too-common'],
    ['seven tiles laid', null],
    ['ключ от зала', null],
    ['🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪', null],
  ])('%s: %s', (password, problem) => expect(passwordProblem(password, email)).toBe(problem));
});
