import { z } from 'zod';

/** A whole number with a word for people when it is none. */
export const whole = (min: number, max: number) => {
  const error = `A whole number from ${min} to ${max}.`;
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
