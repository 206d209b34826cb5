import type { MessageKey } from '@/lib/i18n/client';

const MESSAGES: Record<string, MessageKey<'account'>> = {
  CredentialsSignin: 'fault.wrong',
  'too-many-requests': 'fault.tooMany',
  'account-not-linked': 'fault.notLinked',
  'account-of-another': 'fault.ofAnother',
  'email-missing': 'fault.emailMissing',
  'account-gone': 'fault.gone',
  AccessDenied: 'fault.refused',
  OAuthCallback: 'fault.givenUp',
  unreachable: 'fault.unreachable',
};

/** The message for an error word of a sign-in. */
export function signInMessage(error: string): MessageKey<'account'> {
  return MESSAGES[error] ?? 'fault.other';
}
