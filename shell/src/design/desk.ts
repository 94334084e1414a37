import { useSyncExternalStore, type ComponentType, type PropsWithChildren } from 'react';

type Root = ComponentType<PropsWithChildren>;

interface Desk {
  /** antd's root; null until a page for the desk needed it. */
  readonly Root: Root | null;
}

let desk: Desk = { Root: null };
let fetching: Promise<() => void> | undefined;
const listeners = new Set<() => void>();

const surroundWith = (Root: Root) => () => {
  if (desk.Root) return;
  desk = { Root };
  listeners.forEach((listener) => listener());
};

/** Fetches antd's root; what it resolves to puts it around the pages, which draws them anew, and there it stays. */
export function fetchDeskRoot(): Promise<() => void> {
  fetching ??= import('./desk-root').then(({ DeskRoot }) => surroundWith(DeskRoot));
  return fetching.catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
}

export function useDesk(): Desk {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => desk,
    () => desk,
  );
}
