/** Per cent of the faults that a test has to notice. */
export const MIN_MUTATION_SCORE = 95;

/** What became of a fault decides whether it counts: one that does not start, or is named as no fault, does not. */
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** How many of the faults that count were noticed. */
export function scoreOf(mutants) {
  const number = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = number(NOTICED);
  const all = noticed + number(UNNOTICED);
  const score = all === 0 ? 0 : (100 * noticed) / all;
  return { noticed, all, score, enough: score >= MIN_MUTATION_SCORE };
}
