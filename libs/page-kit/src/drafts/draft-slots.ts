import { browserStorage, tabStorage } from '@kaaj/api-client';
import { tabLocks } from './tab-locks';

/** A reloaded page waits this long for the lock that it held before the reload. */
const OWN_AGAIN_MS = 1_000;
/** What this tab is called, and which plain names it has; both outlive a reload, and no closed tab. */
const TAB = 'kaaj.tab';
const PLAIN = 'kaaj.plain-drafts';

const slots = new Map<string, string>();
const claims = new Map<string, Promise<string>>();

function tabName(anew = false): string {
  const name = (anew ? null : tabStorage.get(TAB)) ?? Math.random().toString(36).slice(2);
  tabStorage.set(TAB, name);
  return name;
}

/**
 * Holds the lock of a name until this tab is closed or reloaded. False when another tab holds it for longer than
 * `timeoutMs`; true when locks are not available.
 */
function hold(name: string, timeoutMs = 0): Promise<boolean> {
  if (tabLocks.needed()) return tabLocks.hold(name);
  const wish = timeoutMs === 0 ? { ifAvailable: true } : { signal: AbortSignal.timeout(timeoutMs) };
  return new Promise((resolve) => {
    navigator.locks
      .request(name, wish, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<never>(() => undefined);
      })
      .catch((error: unknown) => resolve((error as DOMException).name !== 'TimeoutError'));
  });
}

/** The draft of a tab that was closed. */
async function findAbandonedDraft(key: string): Promise<string | undefined> {
  for (const name of browserStorage.keys(`${key}~`)) if (await hold(name)) return name;
  return undefined;
}

async function claim(key: string): Promise<string> {
  const own = `${key}~${tabName()}`;
  if (browserStorage.get(own) !== null && (await hold(own, OWN_AGAIN_MS))) return own;
  const hadPlain = (tabStorage.get(PLAIN) ?? '').split('\n');
  if (await hold(key, hadPlain.includes(key) ? OWN_AGAIN_MS : 0)) {
    tabStorage.set(PLAIN, [...new Set([...hadPlain, key])].join('\n'));
    const left = browserStorage.get(key) === null ? await findAbandonedDraft(key) : undefined;
    if (left !== undefined) {
      browserStorage.set(key, browserStorage.get(left) as string);
      browserStorage.remove(left);
    }
    return key;
  }
  if (await hold(own)) return own;
  // A duplicated tab has the name of the tab that it was made from.
  const other = `${key}~${tabName(true)}`;
  await hold(other);
  return other;
}

/**
 * The storage name of this tab's draft: the plain name for the first tab of a form, a separate name for each other tab.
 * The next tab takes over the draft of a closed one. An old browser without locks on a secure origin uses the plain
 * name for all tabs.
 */
export const draftSlots = {
  /** Undefined until it is determined. */
  known: (key: string): string | undefined => (navigator.locks || tabLocks.needed() ? slots.get(key) : key),
  claim(key: string): Promise<string> {
    const running =
      claims.get(key) ??
      claim(key).then((slot) => {
        slots.set(key, slot);
        return slot;
      });
    claims.set(key, running);
    return running;
  },
};
