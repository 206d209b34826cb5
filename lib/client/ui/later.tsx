'use client';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface Later<Props> {
  (props: Props): ReactNode;
  /** fetches the script, for when it will be asked for; nothing is shown of what goes wrong */
  load(): Promise<void>;
}

const AGAIN_MS = 2000;

/**
 * A component whose script comes when it is wanted. Once it is there it shows at once, without a moment of waiting
 * in between: what was loaded ahead never jumps. A sheet (`open`) is wanted as soon as it is open.
 */
export function later<Props extends object>(
  from: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): Later<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const load = async () => {
    Loaded ??= await from();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, beside its imports.
  function Shown(props: Props) {
    const [, again] = useState(0);
    const wanted = !Loaded && !('open' in props && props.open === false);
    useEffect(() => {
      if (!wanted) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = () => {
        load().then(
          () => again((count) => count + 1),
          () => {
            timer = setTimeout(attempt, AGAIN_MS);
          },
        );
      };
      attempt();
      return () => clearTimeout(timer);
    }, [wanted]);
    return Loaded ? <Loaded {...props} /> : wanted ? waiting : null;
  }
  return Object.assign(Shown, { load: () => load().catch(() => {}) });
}

/** Calls when the page has nothing better to do; gives what calls it off. */
export function whenIdle(call: () => void): () => void {
  // Safari has no such thing.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, 1500);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(call, { timeout: 5000 });
  return () => cancelIdleCallback(asked);
}
