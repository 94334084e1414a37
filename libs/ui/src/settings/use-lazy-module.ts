import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Runs `load` when `key` changes or on retry, unless the value is `known` already, and returns its state; waits while
 * `key` is null. Unlike React.lazy it can be retried after a failure.
 */
export function useLazyModule<T>(
  key: string | null,
  load: () => Promise<T>,
  known?: T,
): { loaded: Loaded<T>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const asked = `${key}#${attempt}`;
  const [result, setResult] = useState<{ asked: string; loaded: Loaded<T> }>();
  const wanted = key !== null;
  const isKnown = known !== undefined;
  const start = useEffectEvent(load);
  useEffect(() => {
    if (isKnown || !wanted) return;
    let current = true;
    const report = (loaded: Loaded<T>) => {
      if (current) setResult({ asked, loaded });
    };
    start().then(
      (value) => report({ state: 'ready', value }),
      (error: unknown) => report({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [asked, isKnown, wanted]);
  if (isKnown) return { loaded: { state: 'ready', value: known }, retry: () => undefined };
  const loaded: Loaded<T> = result?.asked === asked ? result.loaded : { state: 'loading' };
  return { loaded, retry: () => setAttempt((before) => before + 1) };
}
