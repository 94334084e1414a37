export interface BrowserStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** The names that begin so. */
  keys: (beginning: string) => string[];
  /** Removes all entries whose name has this prefix. */
  removeAll: (beginning: string) => void;
}

/** A storage, or a map in memory when the browser refuses access to it. */
function keptIn(storageOf: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();

  /** Naming the storage throws already where site data is blocked; writing also throws when it is full. */
  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(storageOf());
    } catch {
      return undefined;
    }
  }

  const kept: BrowserStorage = {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      // Removes the previous value, so that it is not read in place of the one that could not be written.
      kept.remove(key);
      const written = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!written) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys(beginning) {
      const stored = attempt((storage) => Object.keys(storage)) ?? [];
      return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(beginning));
    },
    removeAll(beginning) {
      for (const key of kept.keys(beginning)) kept.remove(key);
    },
  };
  return kept;
}

/** Local storage of pages, or memory when the browser refuses it. Never throws. */
export const browserStorage = keptIn(() => window.localStorage);

/** The same for this tab while it is open: it survives a reload. A duplicated tab begins with a copy. */
export const tabStorage = keptIn(() => window.sessionStorage);
