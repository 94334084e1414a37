const ADDITIONS = 3e8;

/** Milliseconds that a loop of so many additions takes one core now: more of them than at other times, and somebody else has the machine. */
export function pace() {
  const began = performance.now();
  for (let added = 0; added < ADDITIONS;) added += 1;
  return performance.now() - began;
}

/** What the paces of a measurement, taken while nothing of ours ran, say of its machine: a sentence. */
export const paceLine = (paces) => {
  const [least, most] = [Math.min(...paces), Math.max(...paces)].map((milliseconds) => milliseconds.toFixed(0));
  return `a loop of ${ADDITIONS.toLocaleString('en')} additions took ${least} to ${most} ms between the calls`;
};
