import { calls, tripsThatDiffer } from './calls.mjs';

describe('the trips that are simulated', () => {
  const written = Object.fromEntries(
    Object.entries<{ reads: number; unit?: number }>(calls).map(([name, { reads, unit = 0 }]) => [name, reads + unit]),
  );

  it('are those that were counted', () => {
    expect(tripsThatDiffer(written)).toEqual([]);
  });

  it('are reported when the API makes others', () => {
    const name = 'submit work';
    const made = Number(written[name]) + 1;
    expect(tripsThatDiffer({ ...written, [name]: made })).toEqual([
      `submit work: calls.mjs has ${written[name]} trips to the database, the API makes ${made}.`,
    ]);
  });
});
