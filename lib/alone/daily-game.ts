/** The day of a moment in UTC: 2026-11-30. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
