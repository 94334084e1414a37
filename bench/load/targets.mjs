import { median } from './measure.mjs';
import { ratioOf } from './rounds.mjs';

const at = ({ table }, name) => table.find((row) => row.name === name);

/** The targets for one size: a sentence, the figure, and whether it passes. */
function ofOneSize(result) {
  const ratio = (name, least) => [`${name}, of the bare server`, at(result, name).ofBare, least];
  const ofCall = (name, other) => ratioOf(at(result, name).rounds, at(result, other).rounds, 'perSecond');
  return [
    ratio('list, a page of 50', 0.8),
    ratio('list, first page', 3),
    ratio('task with session', 0.8),
    ratio('overview of a worker', 0.8),
    ratio('overview of a buyer', 0.8),
    ratio('submit work', 0.85),
    ratio('accept, spread over tasks', 0.85),
    ratio('withdraw', 0.85),
    ['accept on one hot task, of spread', ofCall('accept, one hot task', 'accept, spread over tasks'), 0.85],
    ['page near the end, of the first ones', ofCall('list, a page near the end', 'list, a page of 50'), 0.75],
  ].map(([sentence, figure, least]) => [sentence, figure.toFixed(2), `at least ${least}`, figure >= least]);
}

function ofGrowth(small, large) {
  const grown = (figure) => large.table.map(({ name, rounds }) => ratioOf(rounds, at(small, name).rounds, figure));
  const [rates, p95s] = [grown('perSecond'), grown('p95')];
  return [
    ['requests a second, median call', median(rates).toFixed(2), 'at least 0.8', median(rates) >= 0.8],
    ['requests a second, worst call', Math.min(...rates).toFixed(2), 'at least 0.8', Math.min(...rates) >= 0.8],
    ['95th percentile, median call', median(p95s).toFixed(2), 'at most 1.2', median(p95s) <= 1.2],
    ['95th percentile, worst call', Math.max(...p95s).toFixed(2), 'at most 1.2', Math.max(...p95s) <= 1.2],
  ];
}

const ofProcess = ({ startedIn, memory }) => [
  ['start to first answer', `${startedIn.toFixed(0)} ms`, 'at most 1000 ms', startedIn <= 1000],
  ['memory after the load', `${memory.toFixed(0)} MB`, 'at most 180 MB', memory <= 180],
];

/** A table of the targets and the measured values. */
export function targets(results) {
  const rows = results.flatMap((result) =>
    [...ofOneSize(result), ...ofProcess(result)].map((row) => [result.taskCount.toLocaleString('en'), ...row]),
  );
  const [small, large] = results;
  if (large) rows.push(...ofGrowth(small, large).map((row) => ['growth', ...row]));
  return [
    '| tasks | what | measured | target | |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ([size, sentence, figure, target, met]) =>
        `| ${size} | ${sentence} | ${figure} | ${target} | ${met ? 'met' : 'missed'} |`,
    ),
  ].join('\n');
}
