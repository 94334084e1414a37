/** The prefix of the storage names of unsent input. */
export const draftsOf = (email: string): string => `kaaj.draft.${email}.`;
