const MESSAGES: Record<string, string> = {
  CredentialsSignin: 'Address and password do not belong together.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'account-not-linked':
    'There is an account with this address already. Sign in with its password, then link the other way from your account page.',
  'account-of-another': 'This sign-in belongs to another account here. Sign out first to use it.',
  'email-missing': 'No e-mail address came from there. Use another way to sign in.',
  'account-gone': 'Your account is not there any more. Open a new one, or sign in with another.',
  AccessDenied: 'The sign-in was refused there.',
  OAuthCallback: 'The sign-in was given up or refused there. Try again.',
  unreachable: 'The server cannot be reached. Check the connection and try again.',
};

/** A sentence for an error word of a sign-in; null for none. */
export function signInMessage(error: string | null | undefined): string | null {
  if (!error) return null;
  return MESSAGES[error] ?? 'The sign-in did not work. Try again.';
}
