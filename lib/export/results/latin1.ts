/** Text for programs that know Latin-1 alone: what it lacks is written with the letters that it has. */

/** Letters whose parts do not come apart by themselves. */
const LATIN: Record<string, string> = {
  ...{
    œ: 'oe',
    Œ: 'OE',
    ł: 'l',
    Ł: 'L',
    ı: 'i',
    đ: 'd',
    Đ: 'D',
    ħ: 'h',
    Ħ: 'H',
    ŋ: 'n',
    Ŋ: 'N',
    ŧ: 't',
    Ŧ: 'T',
  },
  ...{ ŉ: "'n", ĸ: 'k', ſ: 's', ẞ: 'SS', ƒ: 'f', ə: 'e', Ə: 'E', ș: 's', Ș: 'S', ț: 't', Ț: 'T' },
  ...{
    '–': '-',
    '—': '-',
    '‐': '-',
    '‑': '-',
    '‘': "'",
    '’': "'",
    ʼ: "'",
    '“': '"',
    '”': '"',
    '„': '"',
    '…': '...',
  },
  ...{ '€': 'EUR', '™': 'TM', '‰': '0/00', '\u2009': ' ', '\u202f': ' ' },
};

const pairs = (letters: string, written: string): Record<string, string> => {
  const parts = written.split(' ');
  return Object.fromEntries(
    [...letters].map((letter, index) => [letter, (parts[index] ?? '').replace('_', '')]),
  );
};

/** As passports of Bulgaria, Russia and Ukraine nearly agree; soft and hard signs are not written. */
const CYRILLIC = pairs(
  'абвгдежзийклмнопрстуфхцчшщъыьэюяёђєіїјљњћќўџґѓѕ',
  'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y _ e yu ya yo dj ye i yi j lj nj c k u dz g g dz',
);

const GREEK = pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o');

const HEBREW = pairs(
  'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
  '_ b g d h v z h t y k k l m m n n s _ p f ts ts k r sh t',
);

/** Vowels that are not written are not made up. */
const ARABIC = pairs(
  'اآبپتثجچحخدذرزژسشصضطظعغفقکكگلمنهوویيىئءةأإؤ',
  'a a b p t s j ch h kh d z r z zh s sh s z t z a gh f gh k k g l m n h v v i i a y _ h a e o',
);

const OTHER: Record<string, string> = { ...CYRILLIC, ...GREEK, ...HEBREW, ...ARABIC };

function written(character: string): string {
  if (character <= '\u00ff') return character;
  const known = LATIN[character] ?? OTHER[character];
  if (known !== undefined) return known;
  const lower = OTHER[character.toLowerCase()];
  if (lower !== undefined) return lower.charAt(0).toUpperCase() + lower.slice(1);
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
  if (bare === '') return '';
  if (bare !== character) return [...bare].map(written).join('');
  const digit = /\p{Nd}/u.test(character) ? digitOf(character) : null;
  return digit ?? '?';
}

/** Arabic and Persian digits. */
function digitOf(character: string): string | null {
  const code = character.charCodeAt(0);
  return (code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9) ? String(code & 15) : null;
}

/** The text in letters of Latin-1; control characters become spaces. */
export function latin1Text(text: string): string {
  return [...text.normalize('NFC')]
    .map(written)
    .join('')
    .replace(/\p{Cc}/gu, ' ');
}

export const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(latin1Text(text), 'latin1'));
