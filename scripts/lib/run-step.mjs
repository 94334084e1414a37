import { bin } from './bin.mjs';
import { LIVE } from './progress.mjs';
import { deleteResults, readResults } from './results.mjs';
import { runNode } from './run.mjs';

/**
 * Runs a step through Nx. With `seed` its test files are shuffled with that seed. Returns { passed, failed, skipped,
 * failures, output }; a target without stored results counts as one test.
 */
export async function runStep({ target, project, exclude, env, args = [], shuffles }, { seed, ...suiteEnv }) {
  const order = seed && shuffles ? ['--randomize', `--seed=${seed}`] : [];
  const runnerArgs = [...args, ...order];
  const nxArgs = [
    ...['run-many', '-t', target, '--outputStyle=stream-without-prefixes', '--parallel=2', '--nxBail=false'],
    ...(project ? [`--projects=${project}`] : []),
    ...(exclude ? [`--exclude=${exclude}`] : []),
    ...(seed || args.length > 0 ? ['--skip-nx-cache'] : []),
    ...(runnerArgs.length > 0 ? ['--', ...runnerArgs] : []),
  ];
  deleteResults(target, project, exclude);
  const { code, output } = await runNode(bin('nx'), nxArgs, {
    // Otherwise the Nx daemon keeps running.
    env: { NX_DAEMON: 'false', ...suiteEnv, ...env },
    onLine: (line) => line.startsWith(LIVE) && console.log(line),
  });
  const results = readResults(target, project, exclude);
  if (results.length === 0) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const crashed = code !== 0 && sum('failed') === 0 ? 1 : 0;
  return {
    passed: sum('passed'),
    failed: sum('failed') + crashed,
    skipped: sum('skipped'),
    failures: results.flatMap(({ failures }) => failures),
    output: crashed ? output : '',
  };
}
