export { nameKey } from '@/lib/http/schemas';

const MOST = 40;

/** Names to offer instead of a taken one: `Ana 2`, `Ana 3`… */
export function* otherNames(name: string): Generator<string> {
  const base = name.replace(/ \d{1,3}$/, '');
  for (let number = 2; number < 1000; number++) {
    const ending = ` ${number}`;
    yield [...base]
      .slice(0, MOST - ending.length)
      .join('')
      .trimEnd() + ending;
  }
}
