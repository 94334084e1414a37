import { UserError } from './user-error.mjs';

/**
 * Those of `steps` whose name begins with one of the prefixes; all of them without prefixes. Throws UserError.
 *
 * @template {{ name: string }} Step
 * @param {readonly Step[]} steps
 * @param {readonly string[]} prefixes
 * @returns {readonly Step[]}
 */
export function select(steps, prefixes) {
  const unknown = prefixes.find((prefix) => !steps.some(({ name }) => name.startsWith(prefix)));
  if (unknown !== undefined) {
    throw new UserError(`Unknown step ${unknown}. Available: ${steps.map(({ name }) => name).join(', ')}.`);
  }
  return prefixes.length === 0 ? steps : steps.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
}
