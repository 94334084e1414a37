const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

interface Patience {
  /** Hears that it waits, and that it goes on. */
  readonly onWaiting?: ((waiting: boolean) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether it may go well another time. */
  readonly mayPass: (problem: unknown) => boolean;
}

/**
 * Does steps over a line that comes and goes: each is tried until it goes well, after pauses that grow to half a minute and end
 * at once when the browser is online again. `again` tells a step that it was tried before. Rejects with what does not pass, or the signal's reason.
 */
export function retryWhenOnline({ onWaiting, signal, mayPass }: Patience) {
  return async <Result>(step: (again: boolean) => Promise<Result>): Promise<Result> => {
    for (let failures = 0; ; failures += 1) {
      signal?.throwIfAborted();
      try {
        const result = await step(failures > 0);
        signal?.throwIfAborted();
        if (failures > 0) onWaiting?.(false);
        return result;
      } catch (problem) {
        signal?.throwIfAborted();
        if (!mayPass(problem)) throw problem;
        onWaiting?.(true);
        await pause(Math.min(MAX_BACKOFF_MS, INITIAL_BACKOFF_MS * 2 ** failures), signal);
      }
    }
  };
}

/** Ends early where the line comes back or it is given up. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}
