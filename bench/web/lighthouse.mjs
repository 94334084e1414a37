import lighthouse from 'lighthouse';
import { median } from '../load/measure.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

const TRIES = 3;

/** Sometimes Chromium's trace lacks an event that a metric needs: such a run is invalid and repeated. */
async function completeRun(address, options, triesLeft = TRIES) {
  const { lhr } = await lighthouse(address, options);
  if (lhr.categories.performance.score !== null) return lhr;
  if (triesLeft > 1) return completeRun(address, options, triesLeft - 1);
  throw new Error(`${address}: ${lhr.runtimeError?.message ?? 'Lighthouse could not measure it'}`);
}

/** One run of Lighthouse with its default mobile profile and simulated throttling: scores of 100 and metrics in ms. */
export async function score(debuggingPort, address) {
  const lhr = await completeRun(address, { port: debuggingPort, logLevel: 'silent' });
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
    ...Object.entries(metrics).map(([name, audit]) => [name, lhr.audits[audit].numericValue]),
  ]);
}

/** Each figure's median over these runs. */
export const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));
