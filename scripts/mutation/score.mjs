/** Per cent of the faults that a test has to notice. */
export const MIN_MUTATION_SCORE = 95;

/** What became of a fault decides whether it counts: one that does not start, or is named as no fault, does not. */
const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];

/** How many of the faults that count were noticed. */
export function scoreOf(mutants) {
  const number = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const detected = number(DETECTED);
  const all = detected + number(UNDETECTED);
  const score = all === 0 ? 0 : (100 * detected) / all;
  return { noticed: detected, all, score, enough: score >= MIN_MUTATION_SCORE };
}
