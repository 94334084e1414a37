/** Where a survey has come to, as plain data, or what it came to. */
export type Step<Progress, Result> = { readonly progress: Progress } | { readonly result: Result };

/**
 * A long look at a whole table in steps that each cost the same however long the table is. Between two steps everything is in
 * `progress`, so that another process can go on after this one died.
 */
export interface IncrementalAggregate<Progress, Result> {
  readonly name: string;
  step(progress: Progress | undefined): Promise<Step<Progress, Result>>;
}

/** Takes a whole survey at once. */
export async function runToCompletion<Progress, Result>(
  survey: IncrementalAggregate<Progress, Result>,
): Promise<Result> {
  for (let progress: Progress | undefined; ;) {
    const step = await survey.step(progress);
    if ('result' in step) return step.result;
    progress = step.progress;
    await yieldToEventLoop();
  }
}

/** SQLite answers at once and within this process: without this no request would come in between. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
