import { entry, languages } from './catalogue';
import { type Language, SOURCE_LANGUAGE } from './language';
import { matchLanguage } from './match-language';
import type { Namespace, SomeMessages } from './messages';

/** The reader's language: chosen by hand, else the first of the browser's that we have, else English. */
export function chosenLanguage(chosen: string | undefined, accepted: string | null | undefined): Language {
  const ours = languages();
  const byTag = (tag: string | null | undefined) => ours.find((one) => one.tag === tag);
  const tags = ours.map((one) => one.tag);
  return byTag(chosen) ?? byTag(matchLanguage(accepted ?? null, tags) ?? SOURCE_LANGUAGE) ?? ours[0]!;
}

/** The messages of some namespaces, in a language that we have. */
export function messagesIn({ tag }: Language, namespaces: readonly Namespace[]): SomeMessages {
  const { messages } = entry(tag);
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}
