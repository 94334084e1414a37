/** An answer that never arrives. */
export const never = () => new Promise<never>(() => undefined);
