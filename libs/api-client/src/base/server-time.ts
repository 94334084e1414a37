/** Clocks this near to the server's are right: a Date header has whole seconds and has travelled. */
const RIGHT_WITHIN_MS = 10_000;

let offset = 0;

/** To be called with the Date header of each answer of the server itself. */
export function noteServerTime(date: string | null | undefined): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - Date.now();
  offset = Math.abs(difference) > RIGHT_WITHIN_MS ? difference : 0;
}

/** The time by the server's clock, in milliseconds since the epoch: a device's own may be hours off. */
export const serverNow = (): number => Date.now() + offset;
