/** The state after a step, as plain data, or the result. */
export type Step<Progress, Result> = { readonly progress: Progress } | { readonly result: Result };

/**
 * An aggregate over a whole table, computed in steps of constant cost. `progress` has the whole state between two
 * steps, so that another process can continue after a crash.
 */
export interface IncrementalAggregate<Progress, Result> {
  readonly name: string;
  step(progress: Progress | undefined): Promise<Step<Progress, Result>>;
}

export async function runToCompletion<Progress, Result>(
  aggregate: IncrementalAggregate<Progress, Result>,
): Promise<Result> {
  for (let progress: Progress | undefined; ;) {
    const step = await aggregate.step(progress);
    if ('result' in step) return step.result;
    progress = step.progress;
    await yieldToEventLoop();
  }
}

/** SQLite queries do not wait for I/O: without this call no request would run in between. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
