import { formatReference, type Notation } from '@/lib/engine';
import type { MoveBody } from '@/lib/http/schemas';

/** For plain text: `8H NASTIER`, each part kept together whichever way the text around it runs. */
export function moveInText(move: MoveBody, notation: Notation): string {
  return `\u2068${formatReference(move, notation)}\u2069 \u2068${move.word.replace(/[[\]]/g, '')}\u2069`;
}
