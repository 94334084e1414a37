/**
 * Runs jobs two at a time in their order, then those with `exclusive`, one by one. Returns their results.
 * @template {{ exclusive?: boolean }} Job
 * @template Result
 * @param {readonly Job[]} jobs
 * @param {(job: Job) => Promise<Result>} execute
 * @returns {Promise<(Result | undefined)[]>}
 */
export async function schedule(jobs, execute, lanes = 2) {
  const results = new Map();
  const concurrent = jobs.filter(({ exclusive }) => !exclusive);
  const work = async () => {
    for (let job = concurrent.shift(); job; job = concurrent.shift()) results.set(job, await execute(job));
  };
  await Promise.all(Array.from({ length: lanes }, work));
  for (const job of jobs.filter(({ exclusive }) => exclusive)) results.set(job, await execute(job));
  return jobs.map((job) => results.get(job));
}
