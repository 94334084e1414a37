import { useEffect, useLayoutEffect } from 'react';
import './early-press.module.css';

declare global {
  interface Window {
    /** What early-press.js offers, which runs in the head of every page. */
    earlyPress?: {
      /** From now on nothing is kept: the page answers. */
      readonly end: () => void;
      /** Changes and presses again, once, what was changed and pressed last, where it is still there. */
      readonly repeat: () => Promise<void>;
    };
  }
}

/** To be called right before hydration begins: from then on React itself catches up on what is pressed. */
export const endEarlyPresses = () => window.earlyPress?.end();

/** Answers, as soon as the page is there, what was pressed on it before its scripts had come. */
export function useEarlyPress(): void {
  useLayoutEffect(endEarlyPresses, []);
  useEffect(() => void window.earlyPress?.repeat(), []);
}
