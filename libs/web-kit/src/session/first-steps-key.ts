/** The storage name of whether a user has completed the first steps. */
export const firstStepsKey = (email: string): string => `kaaj.first-steps.${email}`;
