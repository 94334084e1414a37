/**
 * What a call asks of the database, as the server's log of one call of each shows it: trips that only read, then trips of a unit of work, the last of
 * which is COMMIT; the simulation counts them anew before it begins (`tripsThatDiffer`). `locks` say with which trip of the unit a row is held, until it has committed in memory (InnoDB lets go
 * before the log is on the disk), and how many such rows those who call at once are spread over. Rows that nobody else asks for at the same time (the worker who sends, the work that is decided) are left out.
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

/** A sentence for each call of which the API makes other trips than stand here; `counted` are those it makes, by the name of the call. */
export const tripsThatDiffer = (counted) =>
  Object.entries(calls)
    .map(([name, { reads, unit = 0 }]) => ({ name, written: reads + unit, made: counted[name] }))
    .filter(({ written, made }) => written !== made)
    .map(
      ({ name, written, made }) => `${name}: calls.mjs has ${written} trips to the database, the API makes ${made}.`,
    );
