import { useSyncExternalStore, type ComponentType, type PropsWithChildren } from 'react';
import { warmHeavyEntries } from './heavy-entries';

type Root = ComponentType<PropsWithChildren>;

interface DesignRoot {
  /** The one ConfigProvider with the toast area; null until something needed it. */
  readonly Root: Root | null;
  /** Whether pages stand inside it; before, it only shows toasts beside a page that needs no antd. */
  readonly around: boolean;
}

let current: DesignRoot = { Root: null, around: false };
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function change(next: DesignRoot): void {
  current = next;
  listeners.forEach((listener) => listener());
}

async function load(): Promise<void> {
  loading ??= import('./antd-root').then(({ AntdRoot }) => change({ ...current, Root: AntdRoot }));
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}

/** Loads antd's root for a toast or a question. */
export const loadDesignRoot = load;

/** Loads antd's root and puts it around the pages, where it stays. */
export async function surroundWithDesignRoot(): Promise<void> {
  await load();
  warmHeavyEntries();
  if (!current.around) change({ ...current, around: true });
}

export function useDesignRoot(): DesignRoot {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => current,
  );
}
