/** The name under which this browser keeps whether somebody's first steps are behind them. */
export const firstStepsKey = (email: string): string => `kaaj.first-steps.${email}`;
