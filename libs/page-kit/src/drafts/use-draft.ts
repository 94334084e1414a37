import { browserStorage } from '@kaaj/api-client';
import { parseJson } from '@kaaj/contract';
import { draftsOf, useAppSelector } from '@kaaj/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { draftSlots } from './draft-slots';

/** Input from before the storage name of this tab was determined. */
const early = new Map<string, string>();

function read<Value>(key: string): Value | undefined {
  const slot = draftSlots.known(key) ?? key;
  return parseJson(early.get(key) ?? browserStorage.get(slot));
}

function write(key: string, text: string | undefined): void {
  const slot = draftSlots.known(key);
  if (slot === undefined) {
    if (text === undefined) early.delete(key);
    else early.set(key, text);
  } else if (text === undefined) browserStorage.remove(slot);
  else browserStorage.set(slot, text);
}

async function settle(key: string): Promise<void> {
  await draftSlots.claim(key);
  const text = early.get(key);
  if (text === undefined) return;
  early.delete(key);
  write(key, text);
}

/** Stores the draft of a form that is not shown, such as work that was refused after the form was left. */
export function storeDraft(email: string, name: string, value: unknown): void {
  const key = `${draftsOf(email)}${name}`;
  write(key, JSON.stringify(value));
  if (draftSlots.known(key) === undefined) void settle(key);
}

export interface Draft<Value> {
  /** What an earlier visit, or this one, has left; undefined for nothing. */
  readonly value: Value | undefined;
  /** What another open tab has left in the same form, while this one has nothing. */
  readonly offered: Value | undefined;
  readonly save: (value: Value) => void;
  /** Saves a value computed from the current draft, for answers that arrive later. */
  readonly change: (next: (kept: Value | undefined) => Value) => void;
  /** To be called when it was sent. */
  readonly clear: () => void;
}

/**
 * Unsent input, stored in this browser under the user's e-mail, so that it survives a closed page, a lost connection
 * and an expired session. Each tab has its own draft. Signing out deletes all of them except work. `name` identifies
 * the form, e.g. `task` or `proof.<task id>`.
 */
export function useDraft<Value>(name: string): Draft<Value> {
  const email = useAppSelector((state) => state.session.person?.email) ?? '';
  const key = `${draftsOf(email)}${name}`;
  const [, setVersion] = useState(0);
  const rerender = useCallback(() => setVersion((version) => version + 1), []);
  useEffect(() => {
    if (draftSlots.known(key) !== undefined) return;
    let here = true;
    void settle(key).then(() => here && rerender());
    return () => {
      here = false;
    };
  }, [key, rerender]);
  const change = useCallback(
    (next: (kept: Value | undefined) => Value) => {
      write(key, JSON.stringify(next(read<Value>(key))));
      rerender();
    },
    [key, rerender],
  );
  const save = useCallback((value: Value) => change(() => value), [change]);
  const clear = useCallback(() => {
    write(key, undefined);
    rerender();
  }, [key, rerender]);
  const value = read<Value>(key);
  const elsewhere = value === undefined && (draftSlots.known(key) ?? key) !== key;
  return { value, offered: elsewhere ? parseJson<Value>(browserStorage.get(key)) : undefined, save, change, clear };
}
