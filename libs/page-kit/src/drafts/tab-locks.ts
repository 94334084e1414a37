/** Other tabs answer within a few milliseconds; one that computes takes longer. */
const ANSWER_MS = 250;

interface Question {
  readonly ask: string;
  readonly by: string;
}
interface LockDenial {
  readonly refused: string;
  readonly to: string;
}

/** One page of one tab. */
const own = Math.random().toString(36).slice(2);
const held = new Set<string>();
const asked = new Map<string, () => void>();
let channel: BroadcastChannel | undefined;

function hear({ data }: MessageEvent<Question | LockDenial>): void {
  if ('refused' in data) {
    if (data.to === own) asked.get(data.refused)?.();
    return;
  }
  const { ask, by } = data;
  if (held.has(ask) || (asked.has(ask) && own < by)) channel?.postMessage({ refused: ask, to: by });
}

/**
 * Locks between tabs for insecure origins, such as http on a local network, where `navigator.locks` is missing. A name
 * is free unless another tab reports within a moment that it holds the lock. Of two tabs that request it at the same
 * time, one gets it.
 */
export const tabLocks = {
  needed: (): boolean => !navigator.locks && globalThis.isSecureContext === false,
  async hold(name: string): Promise<boolean> {
    if (held.has(name)) return false;
    try {
      channel ??= Object.assign(new BroadcastChannel('kaaj-drafts'), { onmessage: hear });
    } catch {
      return true;
    }
    const free = await new Promise<boolean>((resolve) => {
      asked.set(name, () => resolve(false));
      channel?.postMessage({ ask: name, by: own });
      setTimeout(() => resolve(true), ANSWER_MS);
    });
    asked.delete(name);
    if (free) held.add(name);
    return free;
  },
};
