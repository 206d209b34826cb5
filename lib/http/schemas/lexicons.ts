import { z } from 'zod';
import { nameText } from './name-text';

export const LexiconStatus = z.enum(['ready', 'building', 'not-built', 'failed']);
export type LexiconStatus = z.infer<typeof LexiconStatus>;

/** A word list that events can be played with. */
export const LexiconInfo = z.object({
  id: z.string(),
  name: z.string(),
  /** what tells it from another list for the same tiles: `head-words` */
  kind: z.string().nullable(),
  /** of the words, in English */
  language: z.string(),
  /** the language's own name */
  nativeName: z.string(),
  tileSet: z.string(),
  words: z.number().int(),
  /** whether `words` is the count, or about what it will be once the list is compiled */
  counted: z.boolean(),
  source: z.string(),
  licence: z.string(),
  /** address of the licence's text */
  notice: z.string().nullable(),
  /** whether it is a list of the host who asks */
  own: z.boolean(),
  status: LexiconStatus,
  /** while it is being compiled: what is done, 0 to 1 */
  progress: z.number().nullable(),
  /** why it failed */
  why: z.string().nullable(),
});
export type LexiconInfo = z.infer<typeof LexiconInfo>;

export const LexiconList = z.object({ lexicons: z.array(LexiconInfo) });
export type LexiconList = z.infer<typeof LexiconList>;

/** What became of the lines of an uploaded list. */
export const UploadReport = z.object({
  /** lines that are not empty, but for the heading */
  lines: z.number().int(),
  /** different words taken */
  words: z.number().int(),
  duplicates: z.number().int(),
  refused: z.number().int(),
  reasons: z.array(
    z.object({
      reason: z.enum(['not-a-word', 'unspellable', 'too-short', 'too-long']),
      count: z.number().int(),
      /** the first ten; lines count from 1 */
      examples: z.array(z.object({ line: z.number().int(), text: z.string() })),
    }),
  ),
  /** a first line that only names the columns, cut to 40 characters */
  heading: z.string().optional(),
  /** how the file was read */
  encoding: z.string(),
  milliseconds: z.number().int(),
});
export type UploadReport = z.infer<typeof UploadReport>;

/** A host's own list. */
export const OwnLexicon = LexiconInfo.extend({ createdAt: z.number(), report: UploadReport });
export type OwnLexicon = z.infer<typeof OwnLexicon>;

export const OwnLexiconList = z.object({ lexicons: z.array(OwnLexicon) });
export type OwnLexiconList = z.infer<typeof OwnLexiconList>;

export const UploadQuery = z.object({
  name: nameText(60, 'the list a name').optional(),
  tileSet: z.string().max(40).optional(),
});
export type UploadQuery = z.input<typeof UploadQuery>;

export const RenameLexicon = z.object({ name: nameText(60, 'the list a name') });
export type RenameLexicon = z.input<typeof RenameLexicon>;

/** Messages of an upload that was asked for with `Accept: text/event-stream`, by the event's type. */
export const UploadMessages = {
  progress: z.object({ phase: z.enum(['waiting', 'reading', 'building']), progress: z.number() }),
  done: OwnLexicon,
};
export type UploadProgress = z.infer<typeof UploadMessages.progress>;

/** `GET /api/lexicons/{id}/words`: where the packed words are, for the engine in a browser. */
export const LexiconWords = z.object({
  /** of bytes that never change */
  address: z.string(),
  words: z.number().int(),
  /** length when unpacked from gzip */
  bytes: z.number().int(),
  /** length as it is sent */
  sent: z.number().int(),
  /** bytes of the lexicon that is built of them; building takes some times as much memory */
  built: z.number().int(),
});
export type LexiconWords = z.infer<typeof LexiconWords>;
