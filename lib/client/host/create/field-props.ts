import type { Draft, FieldErrors } from '../draft';

/** What every part of the form gets: the draft, its errors by field, and the way to change it. */
export interface PartProps {
  draft: Draft;
  errors: FieldErrors;
  onChange(draft: Draft): void;
}
