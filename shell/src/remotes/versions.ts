import { type RegisteredRemote } from '@kaaj/web-kit';
import { useSyncExternalStore } from 'react';

type Version = Pick<RegisteredRemote, 'name' | 'entry'>;

/** The entry of each remote that this page uses. */
const activeEntries = new Map<string, string>();
/** The versions that remotes.json listed last. */
let live: readonly Version[] = [];
let newerShell = false;
const listeners = new Set<() => void>();

const isOutdated = () =>
  newerShell || live.some(({ name, entry }) => activeEntries.has(name) && activeEntries.get(name) !== entry);
const notify = () => listeners.forEach((listener) => listener());

/** This page uses these versions from now on. */
export function setActiveVersions(remotes: readonly Version[]): void {
  for (const { name, entry } of remotes) activeEntries.set(name, entry);
  notify();
}

/** These versions are live now. */
export function setLiveVersions(remotes: readonly Version[]): void {
  live = remotes;
  notify();
}

/** A newer shell is live. */
export function noteNewerShell(): void {
  newerShell = true;
  notify();
}

/** Whether a newer shell, or another version of a remote than this page uses, is live. */
export function useOutdated(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOutdated,
    () => false,
  );
}
