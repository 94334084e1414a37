/**
 * Ends after so many milliseconds whatever the work does: its signal is aborted, and the caller gets the signal's TimeoutError also
 * where the work heeds no signal. For everything that another server has a part in.
 */
export async function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const working = work(signal);
  // What fails after the deadline has nobody left who listens.
  working.catch(() => undefined);
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([working, passed]);
}

/** Whether it is what `withDeadline` throws at its end. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
