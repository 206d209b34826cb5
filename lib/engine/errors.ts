export type EngineErrorCode =
  | 'bad-tile-set'
  | 'unknown-tile-set'
  | 'bad-board'
  | 'bad-rack'
  | 'bad-move'
  | 'bad-lexicon'
  | 'bad-range';

/** A caller's mistake or a damaged file. What players type is answered with coded results instead. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
  }
}
