/** What the browser refused to keep; it lives as long as the page. */
const memory = new Map<string, string>();

/** Naming the storage throws already where site data is blocked; writing also throws when it is full. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/** What pages keep in this browser; in memory, where the browser keeps nothing. Never throws. */
export const browserStorage = {
  get: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
  set(key: string, value: string): void {
    // What is there from before must not come back in place of what could not be written.
    browserStorage.remove(key);
    const kept = attempt((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (!kept) memory.set(key, value);
  },
  remove(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  },
  /** Removes whatever is kept under a name that begins so. */
  removeAll(beginning: string): void {
    const kept = attempt((storage) => Object.keys(storage)) ?? [];
    for (const key of [...memory.keys(), ...kept]) if (key.startsWith(beginning)) browserStorage.remove(key);
  },
};
