import { useSyncExternalStore, type ComponentType, type PropsWithChildren } from 'react';

type Root = ComponentType<PropsWithChildren>;

interface Desk {
  /** antd's root; null until a page for the desk needed it. */
  readonly Root: Root | null;
}

let desk: Desk = { Root: null };
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads antd's root and puts it around the pages, where it stays. */
export function surroundWithDeskRoot(): Promise<void> {
  loading ??= import('./desk-root').then(({ DeskRoot }) => {
    desk = { Root: DeskRoot };
    listeners.forEach((listener) => listener());
  });
  return loading.catch((error: unknown) => {
    loading = undefined;
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
