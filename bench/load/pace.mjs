const ADDITIONS = 3e8;

/** Milliseconds of a loop of so many additions on one core: a slower loop shows other load on the machine. */
export function pace() {
  const began = performance.now();
  for (let added = 0; added < ADDITIONS;) added += 1;
  return performance.now() - began;
}

/** Summarizes the pace of the machine, measured while nothing of ours ran, in a sentence. */
export const paceLine = (paces) => {
  const [least, most] = [Math.min(...paces), Math.max(...paces)].map((milliseconds) => milliseconds.toFixed(0));
  return `a loop of ${ADDITIONS.toLocaleString('en')} additions took ${least} to ${most} ms between the calls`;
};
