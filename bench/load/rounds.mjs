import { median, run } from './measure.mjs';

export const SIDES = ['api', 'bare', 'usual'];

/**
 * Warm-up: all sides are measured after their code is compiled, as in a server that runs for days. V8 compiles by the
 * number of calls. After 6,000 calls of the submission compilation still takes a tenth of the time, after 15,000 a
 * thirtieth. The usual server does not get that far in the time.
 */
const WARM_UP = { calls: 15_000, mostSeconds: 30, piece: 5 };

/** The order of one round: each begins in turn. */
export const inTurn = (all, round) => all.map((_, place) => all[(place + round) % all.length]);

/** The median over the rounds of the ratio of a figure of `one` to the same figure of `other`. */
export const ratioOf = (one, other, figure) =>
  median(one.map((round, number) => round[figure] / other[number][figure]));

/**
 * Measures lanes ({ name, next, servers: one call of every side }) in the same rounds: a slow phase of the machine
 * affects all of them. Each round starts with another lane and another side. Returns for each lane, in order, { name,
 * api, bare, usual, ofBare, ofUsual, p95, processors, rounds, refusals }. api, bare and usual are requests per second;
 * ofBare and ofUsual the medians of the rounds' ratios. p95 is in ms of the API, processors in CPU ms of one call of
 * each process. rounds are the API's figures, refusals are messages. CPU time is the most reliable figure on a shared
 * machine.
 */
export async function compare(lanes, { connections, rounds, seconds }) {
  const measured = async ({ next, servers }, side, time) => {
    const before = servers[side].processor();
    const figures = await run({ port: servers[side].port, connections, seconds: time, next });
    return { ...figures, processor: (servers[side].processor() - before) / (figures.perSecond * time) };
  };
  const figures = new Map(lanes.map((lane) => [lane, Object.fromEntries(SIDES.map((side) => [side, []]))]));
  for (const lane of lanes) for (const side of SIDES) await warmUp((time) => measured(lane, side, time));
  for (let round = 0; round < rounds; round += 1) {
    for (const lane of inTurn(lanes, round)) {
      for (const side of inTurn(SIDES, round)) figures.get(lane)[side].push(await measured(lane, side, seconds));
    }
  }
  return lanes.map((lane) => rowOf(lane.name, figures.get(lane)));
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
  const ratio = (other) => ratioOf(figures.api, figures[other], 'perSecond');
  return {
    name,
    api: middle('api', 'perSecond'),
    bare: middle('bare', 'perSecond'),
    usual: middle('usual', 'perSecond'),
    ofBare: ratio('bare'),
    ofUsual: ratio('usual'),
    p95: middle('api', 'p95'),
    processors: SIDES.map((side) => middle(side, 'processor')),
    rounds: figures.api,
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
