/**
 * What a call asks of the database, as the server's log of one call of each shows it: trips that only read, then trips of a unit of work, the last of
 * which is COMMIT. `locks` say with which trip of the unit a row is held, until it has committed in memory (InnoDB lets go before the
 * log is on the disk), and how many such rows those who call at once are spread over.
 */
export const calls = {
  'list, a page of 50': { reads: 2 },
  'task with session': { reads: 6 },
  'submit work': { reads: 1, unit: 6, locks: ({ tasks }) => [{ trip: 3, row: 'task', of: tasks }] },
  'accept, spread over tasks': {
    reads: 1,
    unit: 5,
    locks: ({ tasks, buyers }) => [
      { trip: 3, row: 'escrow', of: tasks },
      { trip: 4, row: 'record', of: buyers },
    ],
  },
  'accept, one hot task': {
    reads: 1,
    unit: 5,
    locks: () => [
      { trip: 3, row: 'hot escrow', of: 1 },
      { trip: 4, row: 'hot record', of: 1 },
    ],
  },
};
