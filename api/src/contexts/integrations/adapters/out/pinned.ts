import { isIP, type LookupFunction } from 'node:net';
import { type Address } from './foreign-names';

/** Connects to the checked address, even if the name resolves to another one now (DNS rebinding). */
export function lookupOf(pinned: Address): LookupFunction {
  return (_, { all }, found) => (all ? found(null, [pinned]) : found(null, pinned.address, pinned.family));
}

/** Whether a URL has an IP address instead of a host name. */
export function isNumeric({ hostname }: URL): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
