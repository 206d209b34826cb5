import type { Draft } from '../draft';
import type { FieldErrors } from '../draft-problems';

/** What every part of the form gets: the draft, its errors by field, and the way to change it. */
export interface PartProps {
  draft: Draft;
  errors: FieldErrors;
  onChange(draft: Draft): void;
}
