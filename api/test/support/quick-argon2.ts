// The real library under its own name would be this file again.
import { hash as hashAtCost, type Options, verify } from '@node-rs/argon2/index.js';

/** The least that argon2 takes: a twentieth of a millisecond instead of 30. A hash says itself what it cost, so that `verify` takes each. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 } satisfies Options;

let dear = false;

/** In this test file passwords cost what they cost in production. Called before the API is built. */
export function passwordsCostTheirPrice(): void {
  dear = true;
}

/**
 * Takes the place of @node-rs/argon2 in tests (jest.config.mjs): the library itself, which is asked for the least it does. Thousands of people sign up in them, and at their price passwords
 * were a third of what some files took.
 */
export const hash: typeof hashAtCost = (password, options, signal) =>
  hashAtCost(password, dear ? options : { ...options, ...LEAST }, signal);

export { verify };
