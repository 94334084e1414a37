import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'tmp', 'test-results');

/**
 * Stores the results of a test runner for the summary of `npm test`; Nx restores the file for a cache hit. Does nothing
 * when the runner was called by hand.
 * @param {{ passed: number, failed: number, skipped: number, failures: { title: string, message: string }[] }} result
 */
export function storeResult(result) {
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (!project || !target) return;
  const file = join(folder, target, `${project}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
}

const nameOf = (project) => `${project}.json`;

function filesOf(target, project, exclude) {
  const directory = join(folder, target);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .filter((name) => (project ? name === nameOf(project) : !exclude || name !== nameOf(exclude)))
    .map((name) => join(directory, name));
}

/** The stored results of a target: of one project, or of all but one. */
export const readResults = (target, project, exclude) =>
  filesOf(target, project, exclude).map((file) => JSON.parse(readFileSync(file, 'utf8')));

export const deleteResults = (target, project, exclude) => {
  for (const file of filesOf(target, project, exclude)) rmSync(file);
};
