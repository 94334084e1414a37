import { median } from '../load/measure.mjs';

/** The first make connections, and what is remembered for a while. */
const UNCOUNTED = 40;
const COUNTED = 41;

/**
 * The number of database round trips of one call, from the server on `port` whose `way` there is counted
 * (start-counting-proxy.mjs). Calls run one after the other, so that each round trip belongs to the current call; the
 * median excludes occasional background queries. Throws when a call is refused.
 */
export async function tripsOf(next, { port, way }) {
  const counts = [];
  for (let call = 0; call < UNCOUNTED + COUNTED; call += 1) {
    const before = way.trips();
    const { path, ...request } = next();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, request);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    counts.push(way.trips() - before);
  }
  return median(counts.slice(UNCOUNTED));
}
