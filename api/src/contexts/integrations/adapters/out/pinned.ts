import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { AddressRefused } from '../../domain/integrations.errors';
import { type Address, NAME_MS } from './foreign-names';
import { resolvePublicAddress } from './resolve-public-address';

/** A URL, and the checked address of its host. */
export interface Target {
  readonly url: URL;
  readonly address: Address;
}

/** Throws AddressRefused. */
export async function targetOf(address: string, open: readonly string[]): Promise<Target> {
  if (!URL.canParse(address)) throw new AddressRefused();
  const url = new URL(address);
  return { url, address: await resolvePublicAddress(url, open) };
}

/** Like `targetOf`. A refusal takes a constant duration, so that timing does not reveal internal names. */
export async function targetInConstantTime(
  address: string,
  open: readonly string[],
  signal?: AbortSignal,
): Promise<Target> {
  const startedAt = Date.now();
  try {
    return await targetOf(address, open);
  } catch (error) {
    const named = URL.canParse(address) && !isNumeric(new URL(address));
    if (named) await pause(startedAt + NAME_MS - Date.now(), undefined, signal && { signal });
    throw error;
  }
}

/** Sends a request to the checked address, without a pooled connection. Resolves once the response begins. */
export function requestPinned(
  { url, address }: Target,
  options: RequestOptions,
  body?: string,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asking = request(url, { ...options, lookup: lookupOf(address), agent: false }, resolve);
    asking.on('error', reject);
    // After 101 with Connection: Upgrade there is neither a response nor an error event.
    asking.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer);
    });
    asking.on('close', () => reject(new Error('The connection was closed.')));
    asking.end(body);
  });
}

/** Connects to the checked address, even if the name resolves to another one now (DNS rebinding). */
function lookupOf(pinned: Address): LookupFunction {
  return (_, { all }, found) => (all ? found(null, [pinned]) : found(null, pinned.address, pinned.family));
}

/** Whether a URL has an IP address instead of a host name. */
function isNumeric({ hostname }: URL): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
