'use client';
import { useEffect, useState } from 'react';

/** The tools are there when the page comes, so that whoever opened it sees what there is. */
const AT_FIRST_MS = 8000;
const AFTER_MOVE_MS = 3000;

/** Whether somebody is at the projector: moved the mouse or a focus a moment ago. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setAwake(false), AT_FIRST_MS);
    const wake = () => {
      setAwake(true);
      clearTimeout(timer);
      timer = setTimeout(() => setAwake(false), AFTER_MOVE_MS);
    };
    for (const sign of ['pointermove', 'pointerdown', 'focusin']) document.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of ['pointermove', 'pointerdown', 'focusin']) document.removeEventListener(sign, wake);
    };
  }, []);
  return awake;
}
