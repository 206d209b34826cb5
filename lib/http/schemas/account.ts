import { z } from 'zod';
import { nameText } from './name-text';
import { PASSWORD_MESSAGES, passwordProblem } from './password';

/** An address as it is stored and compared: without spaces around it, in lower case. */
export const EmailText = z
  .string({ error: 'Give your e-mail address.' })
  .trim()
  .toLowerCase()
  .normalize('NFC')
  .min(1, { error: 'Give your e-mail address.' })
  .max(254, { error: 'This address is too long.' })
  .pipe(z.email({ error: 'This is not an e-mail address.' }));

/** `POST /api/account`. */
export const RegisterAccount = z
  .object({
    email: EmailText,
    name: nameText(60, 'your name'),
    password: z.string({ error: 'Choose a password.' }),
  })
  .superRefine(
    ({ email, password }, context) => {
      const problem = passwordProblem(password, String(email ?? ''));
      if (problem)
        context.addIssue({ code: 'custom', path: ['password'], message: PASSWORD_MESSAGES[problem] });
    },
    // All faults are told at once: the password is looked at whatever is wrong beside it.
    { when: ({ value }) => typeof (value as { password?: unknown } | null)?.password === 'string' },
  );
export type RegisterAccount = z.infer<typeof RegisterAccount>;

/** The answer to `POST /api/account`, 201: who was registered. Signing in is a request of its own. */
export const AccountInfo = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type AccountInfo = z.infer<typeof AccountInfo>;
