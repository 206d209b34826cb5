import { useLanguage } from '@/lib/i18n/client';
import { clockText } from '../live';

const digits = new Map<string, readonly string[]>();

/** 0 to 9 as a language writes them. */
function digitsOf(locale: string): readonly string[] {
  let known = digits.get(locale);
  if (!known) {
    const figures = new Intl.NumberFormat(locale);
    known = Array.from({ length: 10 }, (_, digit) => figures.format(digit));
    digits.set(locale, known);
  }
  return known;
}

/** `1:47`, in the figures of a language. */
export function localClockText(seconds: number, locale: string): string {
  const own = digitsOf(locale);
  return clockText(seconds).replace(/\d/g, (digit) => own[Number(digit)] ?? digit);
}

/** What writes a time left in the reader's figures. */
export function useClockText(): (seconds: number) => string {
  const { language } = useLanguage();
  return (seconds) => localClockText(seconds, language.locale);
}
