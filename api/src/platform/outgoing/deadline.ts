/**
 * Runs `work` with a timeout. At the timeout its signal is aborted, and the caller gets the signal's TimeoutError even
 * where the work ignores the signal. Use it for every call to another server.
 */
export async function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const working = work(signal);
  // An error after the deadline has no listener any more.
  working.catch(() => undefined);
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([working, passed]);
}

/** Whether the error is a timeout of `withDeadline`. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
