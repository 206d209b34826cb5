'use client';
import { useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../ui';

/** A key that was pressed for the screen before comes no later. */
const SETTLES_MS = 600;

/**
 * The step that starts a clock, in reach of Enter: not by a key that is still held down, nor by one that was meant for the
 * screen before.
 */
export function NextButton(props: ButtonProps) {
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (
    <Button
      kind="primary"
      size="lg"
      autoFocus
      {...props}
      onKeyDown={(pressed) => {
        if (pressed.repeat || isEarly(shownAt.current)) pressed.preventDefault();
      }}
    />
  );
}

const isEarly = (since: number) => performance.now() - since < SETTLES_MS;
