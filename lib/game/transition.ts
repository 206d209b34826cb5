/**
 * What a transition answers. Asking again for what is already so is `unchanged`, so a retried or doubled
 * request does nothing; what the state does not allow is refused with a code, never thrown.
 * `state` is always the state that holds afterwards.
 */
export type Transition<State, Code extends string> =
  | { kind: 'changed'; state: State }
  | { kind: 'unchanged'; state: State }
  | { kind: 'refused'; state: State; code: Code };

export const changed = <State>(state: State) => ({ kind: 'changed', state }) as const;
export const unchanged = <State>(state: State) => ({ kind: 'unchanged', state }) as const;
export const refused = <State, Code extends string>(state: State, code: Code) =>
  ({ kind: 'refused', state, code }) as const;
