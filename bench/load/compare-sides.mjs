import { median, run } from './measure.mjs';

/** The cost of one call to a server with `connections` clients: ms of its CPU time. Throws when a call is refused. */
export async function costOf(server, load) {
  const before = server.processor();
  const { perSecond, refusals } = await run({ port: server.port, ...load });
  if (refusals.size > 0) throw new Error(JSON.stringify([...refusals]));
  return (server.processor() - before) / (perSecond * load.seconds);
}

/**
 * Measures two sides in rounds that alternate which one starts, after an uncounted round. Returns the median cost of
 * each by its name; `ratio` is the median over the rounds of the second to the first.
 */
export async function compareSides([one, other], { rounds, seconds, warmUp, measured }) {
  const costs = { [one]: [], [other]: [] };
  for (const side of [one, other]) await measured(side, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 ? [other, one] : [one, other]) costs[side].push(await measured(side, seconds));
  }
  const ratio = median(costs[other].map((cost, round) => cost / costs[one][round]));
  return { [one]: median(costs[one]), [other]: median(costs[other]), ratio };
}
