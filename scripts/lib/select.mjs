import { UserError } from './user-error.mjs';

/**
 * Those of `steps` whose name begins with one of the words; all of them without words. Throws UserError.
 *
 * @template {{ name: string }} Step
 * @param {readonly Step[]} steps
 * @param {readonly string[]} words
 * @returns {readonly Step[]}
 */
export function select(steps, words) {
  const useless = words.find((word) => !steps.some(({ name }) => name.startsWith(word)));
  if (useless !== undefined) {
    throw new UserError(`Unknown step ${useless}. Available: ${steps.map(({ name }) => name).join(', ')}.`);
  }
  return words.length === 0 ? steps : steps.filter(({ name }) => words.some((word) => name.startsWith(word)));
}
