import { v7 } from 'uuid';

/**
 * The id of a new row: later ones sort behind earlier ones of the same process, so `order by at, id` keeps the order in
 * which the rows of one transaction were made. Tells when it was made: no secret.
 */
export const newId = (): string => v7();
