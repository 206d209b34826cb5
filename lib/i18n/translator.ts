import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { entry } from './catalogue';
import type { Translate } from './client';
import type { Language } from './language';
import type { Namespace } from './messages';

/** For what is written outside of pages, in a thread of its own: those have the pieces of messages put together too. */
export function translatorIn<Key extends Namespace>(
  { tag, locale }: Pick<Language, 'tag' | 'locale'>,
  namespace: Key,
): Translate<Key> {
  const messages: Tree = entry(tag).messages[namespace];
  const formatters = keptFormatters();
  const t = (key: string, values?: FormatValues<string>) =>
    format<string>(at(messages, key), locale, values, { formatters, timeZone: 'UTC' });
  return t as unknown as Translate<Key>;
}

type Tree = { [key: string]: unknown };

function at(tree: Tree, key: string): CompiledMessage {
  const found = key.split('.').reduce<unknown>((part, name) => (part as Tree)[name], tree);
  if (typeof found !== 'string' && !Array.isArray(found)) throw new Error(`there is no message ${key}`);
  return found as CompiledMessage;
}

/** Making one takes longer than using it a thousand times. */
function keptFormatters() {
  return {
    getNumberFormat: kept(
      (...[locale, options]) => new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions),
    ),
    getDateTimeFormat: kept(
      (...[locale, options]) => new Intl.DateTimeFormat(locale, options as Intl.DateTimeFormatOptions),
    ),
    getPluralRules: kept(
      (...[locale, options]) => new Intl.PluralRules(locale, options as Intl.PluralRulesOptions),
    ),
  };
}

type Asked = [locale?: Intl.LocalesArgument, options?: object];

function kept<Formatter>(make: (...asked: Asked) => Formatter): (...asked: Asked) => Formatter {
  const known = new Map<string, Formatter>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const formatter = known.get(key) ?? make(...asked);
    known.set(key, formatter);
    return formatter;
  };
}
