/*
 * The line that a corrector types for a slip: what is written on it, in any order, and marks.
 *
 *   17              go to table 17                       17T             table 17 has the top
 *   T               the top                              0               nothing on the slip
 *   H8 FEDAYIN 98   place, word, claimed score           H8 FED          …as far as the move is plain
 *   H8 FEDA. 24     the word ends here                   H8 FEDAYIN ?    no score on the slip
 *   , BOX 24        no place on the slip               … / …           another answer, not struck out
 *   … W  P  S       warning, penalty, solo
 *
 * S alone is the top and a solo. Marks may also be typed as signs (= ! - *), for keyboards of any script; the letters
 * are understood from the same keys of other layouts. What holds a digit or a dash beside letters is neither place nor
 * score nor word: two lines that ran together, mostly. It is told, never entered.
 */

export interface PaperAnswer {
  /** as it was typed, upper case; empty when none was */
  reference: string;
  /** as it was typed */
  word: string;
  claimed: number | null;
  /** the word ends where it was typed: nothing completes it */
  ended: boolean;
  /** no score is written on the slip */
  unscored: boolean;
  /** no place is */
  unplaced: boolean;
}

export interface PaperMarks {
  warning: boolean;
  penalty: boolean;
  solo: boolean;
}

export interface PaperLine {
  /** the table to go to, or that the line is for */
  table: string | null;
  top: boolean;
  /** the slip is empty */
  nothing: boolean;
  marks: PaperMarks;
  answers: PaperAnswer[];
  /** the first thing that is no place, no score and no word, as it was typed */
  unread: string | null;
}

type Mark = 'top' | keyof PaperMarks;

/** Each key of T, W, P, S in Latin, Cyrillic (phonetic, Bulgarian, Russian), Greek, Persian and Hebrew, and its sign. */
const KEYS: Record<Mark, string> = {
  top: 'TТШЕΤאف=',
  warning: 'WВУЦص!',
  penalty: 'PПЗΠפح-',
  solo: 'SСЯЫΣדس*',
};

const MARK_OF = new Map(
  (Object.entries(KEYS) as [Mark, string][]).flatMap(([mark, keys]) =>
    [...keys].map((key): [string, Mark] => [key, mark]),
  ),
);

const REFERENCE = /^(?:[A-Z]\d{1,2}|\d{1,2}[A-Z])$/;
/** Letters beyond any edge of a board, so that `17T` is no reference. */
const TABLE_WITH_MARK = /^#?(\d{1,4})(\D)$/u;
const NUMBER = /^\d{1,9}$/;
/** No tile of any set is written with these, and half a character is none. */
const NO_WORD = /[\p{N}\p{Pd}\p{Cs}\0]/u;
/** What a slip is taken with; on paper nobody writes as much. */
const LONGEST_WORD = 120;
const MOST_ANSWERS = 6;

/** Reads a line; what cannot be read of it is in `unread`. `size`: of the board. */
export function paperLine(text: string, size = 15): PaperLine {
  const line: PaperLine = {
    table: null,
    top: false,
    nothing: false,
    marks: { warning: false, penalty: false, solo: false },
    answers: [],
    unread: null,
  };
  const parts = text.normalize('NFC').split('/');
  for (const [index, part] of parts.entries()) {
    const tokens = part.split(/\s+/).filter((token) => token !== '');
    const [first, ...others] = tokens;
    const table = index === 0 && first ? tableOf(first, others.length === 0, size) : null;
    if (table) {
      line.table = table.name;
      if (table.mark) setMark(line, table.mark);
    }
    readTokens(line, table ? others : tokens);
    if (line.answers.length > MOST_ANSWERS) line.unread ??= part.trim();
  }
  if (line.marks.solo && line.answers.length === 0) line.top = true;
  return line;
}

/** A number alone, a number with the mark of a whole slip, or anything after `#`. */
function tableOf(token: string, alone: boolean, size: number): { name: string; mark: Mark | null } | null {
  const [, number, letter = ''] = TABLE_WITH_MARK.exec(token) ?? [];
  const mark = MARK_OF.get(letter.toUpperCase());
  if (number && (mark === 'top' || mark === 'solo') && !isOnEdge(letter, size)) return { name: number, mark };
  if (token.startsWith('#') && token.length > 1) return { name: token.slice(1), mark: null };
  return alone && NUMBER.test(token) && Number(token) > 0 ? { name: token, mark: null } : null;
}

const isOnEdge = (letter: string, size: number) => {
  const index = letter.toUpperCase().charCodeAt(0) - 65;
  return index >= 0 && index < size;
};

function setMark(line: PaperLine, mark: Mark): void {
  if (mark === 'top') line.top = true;
  else line.marks[mark] = true;
}

function readTokens(line: PaperLine, tokens: readonly string[]): void {
  const answer: PaperAnswer = {
    ...{ reference: '', word: '', claimed: null },
    ...{ ended: false, unscored: false, unplaced: false },
  };
  let said = false;
  for (const token of tokens) {
    const upper = token.normalize('NFKC').toUpperCase();
    // A letter after a place begins its word.
    const begins = answer.reference !== '' && answer.word === '' && /^\p{L}$/u.test(token);
    const marks = begins ? null : marksOf(token, upper);
    if (marks) {
      for (const mark of marks) setMark(line, mark);
      continue;
    }
    if (token === '0' && tokens.length === 1) {
      line.nothing = true;
      continue;
    }
    said = true;
    if (token === '?') answer.unscored = true;
    else if (token === ',' || token === '،') answer.unplaced = true;
    else if (NUMBER.test(token)) readScore(line, answer, token);
    else if (!begins && (REFERENCE.test(upper) || /^[A-Z]$/.test(upper))) answer.reference = upper;
    else readWord(line, answer, token);
  }
  if (said) line.answers.push(answer);
}

/** Two of them in one answer are a slip of the finger: nobody knows which one is on the paper. */
function readScore(line: PaperLine, answer: PaperAnswer, token: string): void {
  if (answer.claimed === null) answer.claimed = Number(token);
  else line.unread ??= token;
}

function readWord(line: PaperLine, answer: PaperAnswer, token: string): void {
  answer.word += token.replace(/\.+$/, '');
  if (NO_WORD.test(token) || answer.word.length > LONGEST_WORD) line.unread ??= token;
  answer.ended ||= token.endsWith('.');
}

/** A letter alone, or signs. */
function marksOf(token: string, upper: string): Mark[] | null {
  const marks = [...upper].map((sign) => MARK_OF.get(sign));
  const areSigns = [...token].every((sign) => '=!-*'.includes(sign));
  if (!areSigns && marks.length !== 1) return null;
  return marks.every((mark) => mark !== undefined) ? (marks as Mark[]) : null;
}
