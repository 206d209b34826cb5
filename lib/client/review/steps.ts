/** The round to show for what an address asks for: within the closed rounds, the last one by default. */
export function roundAsked(asked: string | null, rounds: number): number | null {
  if (rounds === 0) return null;
  const number = asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) : rounds;
  return Math.min(Math.max(number, 1), rounds);
}

/** Where a key leads from a round, on a page that is read in a direction; null where it leads nowhere. */
export function steppedBy(
  key: string,
  round: number,
  rounds: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): number | null {
  if (key === 'Home' || key === 'End') return rounds > 0 ? (key === 'Home' ? 1 : rounds) : null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const isBack = (key === 'ArrowLeft') === (direction === 'ltr');
  const target = isBack ? round - 1 : round + 1;
  return target >= 1 && target <= rounds ? target : null;
}
