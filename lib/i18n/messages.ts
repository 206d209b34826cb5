import type english from './messages/en.json';

/** English is the source: its keys are the keys. */
export type Messages = Omit<typeof english, 'language'>;

export type Namespace = keyof Messages;

/** Compiled messages of some namespaces, as they go to a page. */
export type SomeMessages = Partial<Messages>;

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages;
    Locale: string;
  }
}
