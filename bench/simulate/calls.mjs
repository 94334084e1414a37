/**
 * The round trips of each call, from the server's log of one call of each. Reads come first, then those of a unit of
 * work; the last one is COMMIT. The simulation counts them again before it starts (`tripsThatDiffer`). `locks` name the
 * round trip from which a row is locked, and over how many such rows concurrent calls are spread. The lock is held
 * until the commit in memory: InnoDB releases locks before the log is on disk. Rows without contention (the worker who
 * sends, the reviewed submission) are left out.
 */
export const calls = {
  'list, a page of 50': { reads: 1 },
  'task with session': { reads: 2 },
  'submit work': { reads: 1, unit: 3, locks: ({ tasks }) => [{ trip: 2, row: 'task', of: tasks }] },
  'accept, spread over tasks': {
    reads: 1,
    unit: 4,
    locks: ({ tasks, buyers }) => [
      { trip: 4, row: 'record', of: buyers },
      { trip: 4, row: 'escrow', of: tasks },
    ],
  },
  'accept, one hot task': {
    reads: 1,
    unit: 4,
    locks: () => [
      { trip: 4, row: 'hot record', of: 1 },
      { trip: 4, row: 'hot escrow', of: 1 },
    ],
  },
};

/** A sentence for each call whose round trips in the API differ from these; `counted` are those of the API, by call. */
export const tripsThatDiffer = (counted) =>
  Object.entries(calls)
    .map(([name, { reads, unit = 0 }]) => ({ name, written: reads + unit, made: counted[name] }))
    .filter(({ written, made }) => written !== made)
    .map(
      ({ name, written, made }) => `${name}: calls.mjs has ${written} trips to the database, the API makes ${made}.`,
    );
