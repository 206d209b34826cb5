/** Something that was being done in a round, and when it was so, by the server's clock. */
export interface Left<Value> {
  at: number;
  value: Value;
}

/** What was last: on this device, or on the server, which has it from this device or from another. */
export function newest<Value>(...left: (Left<Value | null> | null)[]): Value | null {
  const there = left.filter((one): one is Left<Value> => one !== null && one.value !== null);
  return there.sort((a, b) => b.at - a.at)[0]?.value ?? null;
}
