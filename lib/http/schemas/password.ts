/** What is wrong with a password, or null. Length over composition (NIST 800-63B, 5.1.1.2). */
export type PasswordProblem = 'too-short' | 'too-long' | 'is-email' | 'too-common';

export const PASSWORD_MIN = 10;
/** Hashing takes any length; the limit keeps bodies small. */
export const PASSWORD_MAX = 200;

export const PASSWORD_MESSAGES: Record<PasswordProblem, string> = {
  'too-short': `At least ${PASSWORD_MIN} characters; a few words in a row are good.`,
  'too-long': `At most ${PASSWORD_MAX} characters.`,
  'is-email': 'Not your e-mail address or a part of it.',
  'too-common': 'Too many people use this one: take another.',
};

export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 'too-short';
  if (length > PASSWORD_MAX) return 'too-long';
  const folded = password.toLowerCase().trim();
  const address = email.toLowerCase().trim();
  if (folded === address || folded === address.split('@')[0]) return 'is-email';
  return isCommon(folded) ? 'too-common' : null;
}

/** One character all along, or one of those that are tried first. */
function isCommon(password: string): boolean {
  return new Set(password).size < 3 || COMMON.has(password.replace(/[^\p{L}\p{N}@$!]/gu, ''));
}

// Some hundred that lead the public lists of leaked passwords among those of ten characters or more: shorter
// ones are refused by their length already.
const COMMON = new Set(
  `1234567890 12345678910 123456789a 1234567891 123456789q 12345678900 0123456789 0987654321 9876543210
  1234512345 1231231231 123123123123 1122334455 11223344556677 1029384756 1357924680 1472583690
  123456789123 1234567890q 1234567890a 123456123456 a123456789 a1234567890 q123456789 aa12345678 aa123456789
  abcd123456 abc1234567 abc123456789 abcdefghij abcdefghijk asdfghjkl1 asdfghjkl123 asdfasdfasdf asdf123456
  qwertyuiop qwertyuiop123 qwerty12345 qwerty123456 qwerty1234 qwertyuiop1 qwertyuiopasdfghjklzxcvbnm qwertyqwerty
  qwerty123! 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc123
  qazwsxedcrfv zaq12wsxcde3 zxcvbnm123 zxcvbnm1234 zxcvbnmasdfghjkl azertyuiop azerty12345
  password12 password123 password1234 password12345 password123! password1! passw0rd123 p@ssword123 p@ssw0rd123
  p@ssw0rd1234 passwordpassword password2023 password2024 password2025 mypassword mypassword1 motdepasse
  motdepasse1 letmein123 letmein1234 welcome123 welcome1234 welcome123! administrator admin12345 admin123456
  iloveyou12 iloveyou123 iloveyou1234 iloveyou123! ihateyou123 princess123 sunshine123 football123 baseball123
  basketball superman123 spiderman123 pokemon123 dragon12345 monkey12345 michael123 charlie123 liverpool1
  liverpool123 chocolate1 chocolate123 butterfly1 playstation changeme123 changemenow trustno1trustno1 scrabble123
  computer123 internet123 whatever123 starwars123 jordan12345 testtest123 test1234567 unknown1234 1password1`
    .split(/\s+/)
    .filter(Boolean),
);
