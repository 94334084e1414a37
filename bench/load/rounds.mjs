import { median, run } from './measure.mjs';

export const SIDES = ['api', 'bare', 'usual'];

/**
 * Uncounted: all sides are measured once their code is compiled, as that of a server is that runs for days. V8 compiles by how often it has run: after 6,000 calls of sent work it still
 * spends a tenth of them on it, after 15,000 a thirtieth. The usual server does not get that far in the time.
 */
const WARM_UP = { calls: 15_000, mostSeconds: 30, piece: 5 };

/** The order of one round: each begins in turn. */
export const inTurn = (all, round) => all.map((_, place) => all[(place + round) % all.length]);

/** The median of what the rounds of `one` had of a figure, of what the same rounds of `other` had. */
export const ratioOf = (one, other, figure) =>
  median(one.map((round, number) => round[figure] / other[number][figure]));

/**
 * Lanes ({ name, next, servers }: one call of every side) that are held to one another: measured in the same rounds, so that a machine that is slower for a while is so for all of them. Each round begins with
 * another lane and another side. Answers for each lane, in their order, { name, api, bare, usual: requests a second, ofBare, ofUsual: the median of the rounds' own ratios,
 * p95: ms of the API, processors: ms that one call costs the process of each, rounds: the API's own figures, refusals: sentences }. What a call costs a process says most where others share the machine.
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
