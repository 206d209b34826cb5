import { type Board, emptyBoard, formatReference, type Move, play, type TileSet } from '@/lib/engine';
import type { GcgEvent, GcgGame } from './game';

const PRAGMAS = ['title', 'description', 'id', 'lexicon'] as const;

/** The game as text; letters that lay on the board are dots, as other programs write them. */
export function writeGcg(game: GcgGame, tiles: TileSet): string {
  const lines = ['#character-encoding UTF-8'];
  for (const [index, { nick, name }] of game.players.entries()) {
    lines.push(`#player${index + 1} ${nick} ${oneLine(name)}`);
  }
  for (const pragma of PRAGMAS) if (game[pragma]) lines.push(`#${pragma} ${oneLine(game[pragma])}`);
  let board = emptyBoard(tiles);
  let before = board;
  for (const event of game.events) {
    const nick = game.players[event.player]?.nick ?? '';
    lines.push(`>${nick}: ${rackOf(event)}${whatOf(event, board)} ${signed(event)} ${event.total}`);
    if (event.note) lines.push(`#note ${oneLine(event.note)}`);
    if (event.kind === 'play') {
      before = board;
      board = play(board, event.move);
    } else if (event.kind === 'withdrawn') board = before;
  }
  return `${lines.join('\n')}\n`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Own tiles that cost nothing, such as blanks, are written as what they are: a loss. */
const signed = ({ kind, rack, score }: GcgEvent) =>
  score < 0 ? String(score) : `${kind === 'tiles' && rack !== '' ? '-' : '+'}${score}`;

/** Other programs read a second space where a rack might stand, but for the tiles of others. */
const rackOf = ({ kind, rack }: GcgEvent) => (rack !== '' ? `${rack} ` : kind === 'tiles' ? '' : ' ');

function whatOf(event: GcgEvent, board: Board): string {
  switch (event.kind) {
    case 'play':
      return `${formatReference(event.move, 'number-first')} ${dotted(event.move, board)}`;
    case 'withdrawn':
      return '--';
    case 'pass':
      return '-';
    case 'exchange':
      return `-${event.tiles}`;
    case 'challenge':
      return '(challenge)';
    case 'time':
      return '(time)';
    case 'tiles':
      return `(${event.tiles})`;
  }
}

const PIECE = /\[[^[\]]*\]|./gsu;

function dotted({ row, col, direction, word }: Move, board: Board): string {
  const [down, right] = direction === 'down' ? [1, 0] : [0, 1];
  return (word.match(PIECE) ?? [])
    .map((tile, step) => (board.at(row - 1 + step * down, col - 1 + step * right) === 0 ? tile : '.'))
    .join('');
}
