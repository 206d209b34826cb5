/** Every refusal: a stable code, its HTTP status and what it says to a person. */
export const PROBLEMS = {
  'bad-request': [400, 'The request could not be read'],
  'not-json': [400, 'The body is not JSON'],
  'invalid-input': [422, 'Something in the form is not right'],
  'body-too-large': [413, 'The body is too large'],
  'wrong-content-type': [415, 'Send the body as application/json'],
  'not-signed-in': [401, 'Sign in first'],
  'key-missing': [401, 'This needs the key you were given'],
  'key-wrong': [403, 'This key does not open that'],
  'personal-code-wrong': [403, 'No player of this event has this code'],
  'first-host-only': [403, 'Only whoever has the first host key may do that'],
  'cross-site': [403, 'Requests from other sites are not accepted'],
  'not-found': [404, 'There is nothing here'],
  'event-not-found': [404, 'No event has this code'],
  'event-deleted': [410, 'The host has deleted this event'],
  'round-not-found': [404, 'This round is not closed, or does not exist'],
  'part-not-found': [404, 'Nobody is in this category, series, club or team'],
  'player-not-found': [404, 'No such player'],
  'staff-not-found': [404, 'Nobody with this invitation helps here'],
  'lexicon-not-found': [422, 'There is no such lexicon'],
  'lexicon-not-ready': [503, 'The word list is not ready yet'],
  'lexicon-in-use': [409, 'An event that is not over plays with this list'],
  'too-many-lexicons': [409, 'You have as many lists as one host may keep: remove one first'],
  'upload-too-large': [413, 'The file is too large'],
  'upload-empty': [422, 'The file is empty'],
  'upload-not-text': [422, 'The file is not a plain list of words'],
  'upload-long-line': [422, 'The file is not a list of words, one a line'],
  'upload-encoding': [422, 'The file is not UTF-8'],
  'upload-no-words': [422, 'No word of the file can be spelled with these tiles'],
  'method-not-allowed': [405, 'This address does not take that method'],
  'name-taken': [409, 'Somebody here has this name already'],
  'ruled-meanwhile': [409, 'Somebody else has ruled this slip meanwhile: look again'],
  'email-taken': [409, 'There is an account with this address already'],
  'too-many-staff': [409, 'As many people help here as may: end an invitation first'],
  'event-full': [409, 'The event is full'],
  'event-locked': [409, 'The host has shut the door: nobody new gets in'],
  'hall-code-wrong': [403, 'This is not the number that is shown in the hall'],
  'name-not-offered': [422, 'Choose one of the names that are offered'],
  'name-offensive': [422, 'Choose another name: this one may hurt somebody'],
  'event-finished': [409, 'The event is over'],
  'event-not-finished': [409, 'Wait until the event is over'],
  'event-not-started': [409, 'The event has not started yet'],
  'event-paused': [409, 'The event is paused: resume it first'],
  'time-is-up': [409, 'The time is over; the round is being closed'],
  'no-open-round': [409, 'No round is open'],
  'round-open': [409, 'A round is still open'],
  'round-not-open': [409, 'The round is not open'],
  'round-built-on': [409, 'Only the last round, and before the next rack is shown'],
  'not-so-far': [409, 'The event has not come so far: read it again'],
  'not-an-isotop': [422, 'This move has not the score of the top'],
  'nothing-to-undo': [409, 'There is nothing left to take back: the event has gone on'],
  'alone-closed': [409, 'This event cannot be played alone now'],
  'homework-closed': [409, 'An event cannot be set as homework while it, or another room of it, is played'],
  'homework-no-racks': [409, 'There are no racks yet: set it as homework when they have been played'],
  'kept-in-room': [409, 'Rooms still play the same game: results are shown when the last has finished'],
  'kept-till-complete': [
    409,
    'All rooms have finished: results are shown when the host says that no more rooms come',
  ],
  'same-in-all-rooms': [409, 'All rooms play the same game: its racks and tops stay as they are'],
  'gathering-not-found': [404, 'There is no gathering with this code'],
  'gathering-complete': [409, 'No more rooms are added'],
  'kept-for-homework': [409, 'The event is homework now: its tops are shown when the days are over'],
  'nothing-to-train': [409, 'No round of yours is due with this choice'],
  'top-not-yet': [409, 'The top may be asked for after a minute'],
  'table-not-found': [404, 'No table has this code'],
  'table-full': [409, 'All seats of this table are taken'],
  'table-waits': [409, 'The game has not begun: it waits for players'],
  'table-moved-on': [409, 'The game went on meanwhile: look again'],
  'table-not-over': [409, 'The game is still played'],
  'table-over': [409, 'The game is over'],
  'not-your-turn': [409, 'It is not your turn'],
  'exchange-too-few': [409, 'There are too few tiles in the bag to exchange'],
  'nothing-to-challenge': [409, 'There is no move to challenge'],
  'move-off-centre': [422, 'The first word covers the centre of the board'],
  'move-not-connected': [422, 'The word has to touch tiles on the board'],
  'words-not-valid': [422, 'This is not in the word list'],
  'results-not-public': [409, 'The results are shown when the event is over'],
  'slip-unreadable': [422, 'The word cannot be read'],
  'slip-off-board': [422, 'The word does not fit on the board there'],
  'slip-conflict': [422, 'A tile on the board is in the way'],
  'slip-no-new-tile': [422, 'Lay at least one tile'],
  'slip-not-in-rack': [422, 'The rack does not have these tiles'],
  'slip-blank-without-letter': [422, 'Say which letter the blank stands for'],
  'slip-not-whole': [422, 'The word goes on: tiles on the board touch its ends'],
  'slip-too-short': [422, 'A word has at least two letters'],
  'slip-too-many-tiles': [422, 'More tiles than may be laid in one move'],
  'wrong-entry': [422, 'This event takes slips in another form'],
  'too-many-requests': [429, 'Too many requests; wait a moment'],
  'server-error': [500, 'Something went wrong here'],
  unavailable: [503, 'The database is not reachable; try again in a moment'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** `application/problem+json` (RFC 9457) with our stable `code`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail?: string;
  /** by field of the body, dotted path */
  errors?: Record<string, string[]>;
  /** another name that is free */
  suggestion?: string;
  /** a slip that came after the end was kept, and counts nothing */
  late?: boolean;
  retryAfterSeconds?: number;
}
