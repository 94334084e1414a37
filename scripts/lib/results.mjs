import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'tmp', 'test-results');

/**
 * Stores the results of a test runner for the summary of `npm test`; Nx restores the file for a cache hit. Does nothing
 * when the runner was called by hand.
 * @param {{ passed: number, failed: number, skipped: number, failures: { title: string, message: string }[] }} result
 */
export function keepResult(result) {
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (!project || !target) return;
  const file = join(folder, target, `${project}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
}

const nameOf = (project) => `${project}.json`;

function kept(target, project, exclude) {
  const of = join(folder, target);
  if (!existsSync(of)) return [];
  return readdirSync(of, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .filter((name) => (project ? name === nameOf(project) : !exclude || name !== nameOf(exclude)))
    .map((name) => join(of, name));
}

/** What the tasks of a target have kept: of one project, or of all but one. */
export const keptResults = (target, project, exclude) =>
  kept(target, project, exclude).map((file) => JSON.parse(readFileSync(file, 'utf8')));

export const forgetResults = (target, project, exclude) => {
  for (const file of kept(target, project, exclude)) rmSync(file);
};
