import { browserStorage } from '@kaaj/api-client';
import { useCallback, useState } from 'react';
import { draftsOf, useAppSelector } from '@kaaj/web-kit';

function read<Value>(key: string): Value | undefined {
  const text = browserStorage.get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

export interface Draft<Value> {
  /** What an earlier visit, or this one, has left; undefined for nothing. */
  readonly value: Value | undefined;
  readonly save: (value: Value) => void;
  /** Saves what follows from what is kept at that moment, for an answer that comes later than it was asked for. */
  readonly change: (next: (kept: Value | undefined) => Value) => void;
  /** To be called when it was sent. */
  readonly clear: () => void;
}

/**
 * What a person has written and not sent yet, kept in this browser under their e-mail, so that a closed page, a lost
 * connection, a lapsed session or a detour costs nothing. Signing out forgets it. `name` says which form, e.g. `task` or `proof.<task id>`.
 */
export function useDraft<Value>(name: string): Draft<Value> {
  const email = useAppSelector((state) => state.session.person?.email) ?? '';
  const key = `${draftsOf(email)}${name}`;
  const [, draw] = useState(0);
  const change = useCallback(
    (next: (kept: Value | undefined) => Value) => {
      browserStorage.set(key, JSON.stringify(next(read<Value>(key))));
      draw((times) => times + 1);
    },
    [key],
  );
  const save = useCallback((value: Value) => change(() => value), [change]);
  const clear = useCallback(() => {
    browserStorage.remove(key);
    draw((times) => times + 1);
  }, [key]);
  return { value: read<Value>(key), save, change, clear };
}
