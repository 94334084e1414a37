const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

interface RetryOptions {
  /** Called with true when a step failed and is retried later, and with false when it succeeded. */
  readonly onWaiting?: ((waiting: boolean) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether a retry may succeed. */
  readonly mayPass: (problem: unknown) => boolean;
}

/**
 * Runs the steps of a transfer. A failed step is retried with exponential backoff of at most 30 seconds, which ends early when the
 * browser is online again. `isRetry` is true for a retry. Rejects with an error that no retry can solve, or the signal's reason.
 */
export function retryWhenOnline({ onWaiting, signal, mayPass }: RetryOptions) {
  return async <Result>(step: (isRetry: boolean) => Promise<Result>): Promise<Result> => {
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

/** Ends early when the browser is online again or the signal aborts. */
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
