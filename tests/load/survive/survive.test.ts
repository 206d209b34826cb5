import { expect, it } from 'vitest';
import { SCENARIOS } from './bench-survive';

/** Every scenario in its small form, two at a time: each starts services of its own, and mostly waits. */
it.concurrent.each(Object.entries(SCENARIOS))(
  '%s',
  async (name, scenario) => {
    const { figures, faults } = await scenario('small');
    console.log(name, figures);
    expect(faults).toEqual([]);
  },
  900_000,
);
