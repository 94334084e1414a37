/** What the names begin with under which this browser keeps what somebody wrote and has not sent. */
export const draftsOf = (email: string): string => `kaaj.draft.${email}.`;
