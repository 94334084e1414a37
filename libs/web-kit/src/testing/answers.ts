/** No answer for as long as the test runs. */
export const never = () => new Promise<never>(() => undefined);
