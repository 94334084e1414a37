import { median, run } from './measure.mjs';

export const SIDES = ['api', 'bare', 'usual'];

/**
 * Uncounted: all sides are measured once their code is compiled, as that of a server is that runs for days. V8 compiles by how often it has run: after 6,000 calls of sent work it still
 * spends a tenth of them on it, after 15,000 a thirtieth. The usual server does not get that far in the time.
 */
const WARM_UP = { calls: 15_000, mostSeconds: 30, piece: 5 };

/** The order of one round: each side begins in turn. */
export const inTurn = (sides, round) => sides.map((_, place) => sides[(place + round) % sides.length]);

/**
 * One call of every side, in interleaved rounds. Answers { name, api, bare, usual: requests a second, ofBare, ofUsual: the median of the rounds' own ratios,
 * p95: ms of the API, processors: ms that one call costs the process of each, refusals: sentences }. What a call costs a process says most where others share the machine.
 */
export async function compare(name, next, servers, { connections, rounds, seconds }) {
  const measured = async (side, time) => {
    const before = servers[side].processor();
    const figures = await run({ port: servers[side].port, connections, seconds: time, next });
    return { ...figures, processor: (servers[side].processor() - before) / (figures.perSecond * time) };
  };
  const figures = Object.fromEntries(SIDES.map((side) => [side, []]));
  for (const side of SIDES) await warmUp((time) => measured(side, time));
  for (let round = 0; round < rounds; round += 1) {
    for (const side of inTurn(SIDES, round)) figures[side].push(await measured(side, seconds));
  }
  return rowOf(name, figures);
}

async function warmUp(measured) {
  let calls = 0;
  for (let passed = 0; calls < WARM_UP.calls && passed < WARM_UP.mostSeconds; passed += WARM_UP.piece) {
    const { perSecond } = await measured(WARM_UP.piece);
    calls += perSecond * WARM_UP.piece;
  }
}

export function rowOf(name, figures) {
  const middle = (side, figure) => median(figures[side].map((round) => round[figure]));
  const ratio = (other) =>
    median(figures.api.map(({ perSecond }, round) => perSecond / figures[other][round].perSecond));
  return {
    name,
    api: middle('api', 'perSecond'),
    bare: middle('bare', 'perSecond'),
    usual: middle('usual', 'perSecond'),
    ofBare: ratio('bare'),
    ofUsual: ratio('usual'),
    p95: middle('api', 'p95'),
    processors: SIDES.map((side) => middle(side, 'processor')),
    refusals: Object.entries(figures).flatMap(([side, runs]) => refusalsOf(side, runs)),
  };
}

const refusalsOf = (side, runs) =>
  runs.flatMap(({ refusals }, round) =>
    [...refusals].map(([why, count]) => `${side}, round ${round + 1}: ${why}, ${count} times`),
  );

export const HEAD = [
  '| call | Kaaj /s | bare /s | usual /s | of bare | of usual | p95 ms | processor, ms: Kaaj, bare, usual |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** What was refused is not a measurement. */
export function line({ name, api, bare, usual, ofBare, ofUsual, p95, processors, refusals }) {
  if (refusals.length > 0) return `| ${name} | refused (${refusals.join('; ')}) | | | | | | |`;
  const cells = [
    ...[api, bare, usual].map((rate) => rate.toFixed(0)),
    ...[ofBare, ofUsual].map((ratio) => ratio.toFixed(2)),
    p95.toFixed(1),
    processors.map((milliseconds) => milliseconds.toFixed(2)).join(', '),
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
}
