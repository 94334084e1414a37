import autocannon from 'autocannon';

const sorted = (numbers) => [...numbers].sort((one, other) => one - other);

export const median = (numbers) => {
  const ordered = sorted(numbers);
  const middle = ordered.length >> 1;
  return ordered.length % 2 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2;
};

/**
 * One closed-loop run: `connections` clients that each wait for their answer before the next request. `next()` creates
 * the next request ({ method, path, headers, body }). Returns requests per second, the 95th percentile in ms, and the
 * refusals by reason (a status, or no answer) with their counts.
 */
export async function run({ port, connections, seconds, next }) {
  const times = [];
  const refusals = new Map();
  const refuse = (why, count = 1) => count > 0 && refusals.set(why, (refusals.get(why) ?? 0) + count);
  const instance = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  instance.on('response', (_client, status, _bytes, time) => {
    times.push(time);
    if (status >= 300) refuse(status);
  });
  const result = await instance;
  refuse('no answer', result.errors + result.timeouts);
  const ordered = sorted(times);
  return {
    perSecond: times.length / result.duration,
    p95: ordered[Math.floor(ordered.length * 0.95)] ?? NaN,
    refusals,
  };
}
