import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { shared } from '@/lib/ops';
import { OFFENSIVE_WORDS } from './offensive-words';

/** Letters and signs that are drawn, or read, like others. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
  },
  ...{
    і: 'i',
    ј: 'j',
    ѕ: 's',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
  },
  ...{ υ: 'u', χ: 'x', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ي: 'ی', ك: 'ک', ة: 'ه' },
  ...{
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
  },
};

/** A text as the eye takes it: without case, marks, joiners and doubled letters, look-alikes as one. */
function skeleton(text: string): string {
  return [...text.normalize('NFKD').toLowerCase()]
    .filter((sign) => !/[\p{M}\p{Cf}]/u.test(sign))
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join('')
    .replace(/(.)\1+/gu, '$1');
}

interface Words {
  whole: ReadonlySet<string>;
  beginnings: readonly string[];
  english: RegExpMatcher;
}

/** Made when a first event asks for it. */
const words = () =>
  shared<Words>('offensive-words', () => {
    const all = Object.values(OFFENSIVE_WORDS).flatMap((text) => text.trim().split(/\s+/));
    const stems = all.filter((word) => word.endsWith('*')).map((word) => skeleton(word.slice(0, -1)));
    return {
      whole: new Set(all.filter((word) => !word.endsWith('*')).map(skeleton)),
      beginnings: stems,
      english: new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers }),
    };
  });

/** `f u c k` and `f.u.c.k` are one word; the words of a name are not joined: `Pens Nigel` is none. */
const spelledOut = (text: string) =>
  text.replace(
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][^\p{L}\p{N}]+){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu,
    (run) => run.replace(/[^\p{L}\p{N}@$!]/gu, ''),
  );

/** Whether a name, or what stands beside it, would hurt people in the room. Never sure, either way. */
export function isOffensive(text: string): boolean {
  const { whole, beginnings, english } = words();
  // A number is a number: `Table 455` says nothing.
  const said = spelledOut(text).replace(/(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/gu, '');
  const seen = skeleton(said);
  if (english.hasMatch(said) || english.hasMatch(seen)) return true;
  const parts = seen.split(/[^\p{L}]+/u).filter((part) => part !== '');
  return [...parts, parts.join('')].some(
    (part) => whole.has(part) || beginnings.some((stem) => part.startsWith(stem)),
  );
}
