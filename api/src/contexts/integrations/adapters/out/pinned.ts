import { isIP, type LookupFunction } from 'node:net';
import { type Address } from './foreign-names';

/** Connects to the very address that was looked at, whatever its name leads to by then. */
export function lookupOf(pinned: Address): LookupFunction {
  return (_, { all }, found) => (all ? found(null, [pinned]) : found(null, pinned.address, pinned.family));
}

/** Whether a URL names an IP address in place of a host. */
export function isNumeric({ hostname }: URL): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
