/**
 * Runs jobs two at a time in their order, then those with `alone`, one by one. Returns their results.
 * @template {{ alone?: boolean }} Job
 * @template Result
 * @param {readonly Job[]} jobs
 * @param {(job: Job) => Promise<Result>} execute
 * @returns {Promise<(Result | undefined)[]>}
 */
export async function schedule(jobs, execute, lanes = 2) {
  const results = new Map();
  const together = jobs.filter(({ alone }) => !alone);
  const work = async () => {
    for (let job = together.shift(); job; job = together.shift()) results.set(job, await execute(job));
  };
  await Promise.all(Array.from({ length: lanes }, work));
  for (const job of jobs.filter(({ alone }) => alone)) results.set(job, await execute(job));
  return jobs.map((job) => results.get(job));
}
