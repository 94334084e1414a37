import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

/** Runs `load` when `key` changes or on retry, and tells how it went. `load` itself decides what it keeps. */
export function useLoaded<T>(key: string, load: () => Promise<T>): { loaded: Loaded<T>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const asked = `${key}#${attempt}`;
  const [result, setResult] = useState<{ asked: string; loaded: Loaded<T> }>();
  useEffect(() => {
    let current = true;
    const report = (loaded: Loaded<T>) => {
      if (current) setResult({ asked, loaded });
    };
    load().then(
      (value) => report({ state: 'ready', value }),
      (error: unknown) => report({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  const loaded: Loaded<T> = result?.asked === asked ? result.loaded : { state: 'loading' };
  return { loaded, retry: () => setAttempt((before) => before + 1) };
}
