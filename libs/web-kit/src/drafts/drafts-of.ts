/** The prefix of the storage names of unsent input. The slash is in no domain, so no address begins with another one. */
export const draftsOf = (email: string): string => `kaaj.draft.${email}/`;

/** Proofs, changed work, answers of tests, and the unsent answers of streams. */
const WORK = /^(?:stream|(?:answers\.|pictures\.)?(?:proof|version)|answers\.test)\./;

/** Whether a storage name is that of the user's work, which stays on the device after a sign-out. */
export const isWorkOf = (email: string, key: string): boolean => WORK.test(key.slice(draftsOf(email).length));
