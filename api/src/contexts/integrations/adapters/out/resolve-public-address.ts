import { BlockList, isIP } from 'node:net';
import { AddressRefused } from '../../domain/integrations.errors';
import { type Address, foreignAddresses, ownAddresses } from './foreign-names';

/** Address ranges that are not public (IANA's special-purpose registries), as [address, bits]. */
const INSIDE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's internal services.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** In IPv6 only 2000::/3 is public; these ranges within it lead to IPv4 addresses or nowhere. */
const INSIDE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const inside = new BlockList();
for (const [address, bits] of INSIDE_V4) inside.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of INSIDE_V6) inside.addSubnet(address, bits, 'ipv6');
const allocated = new BlockList();
allocated.addSubnet('2000::', 3, 'ipv6');

type Lookup = (host: string) => Promise<readonly Address[]>;

/** HTTPS ports: requests to others would allow port scans. */
const PORTS = ['', '443', '8443'];

/** Whether an IP address is public. */
export function isPublicAddress({ address, family }: Address): boolean {
  if (family === 4) return !inside.check(address, 'ipv4');
  return allocated.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/**
 * Resolves the address for a request to this URL. A name is resolved once, and refused if any of its addresses is not
 * public. `open`: hosts ("name:port") of the owner that may be internal, on any port, with plain http. Throws
 * AddressRefused.
 */
export async function resolvePublicAddress(url: URL, open: readonly string[], resolve?: Lookup): Promise<Address> {
  const opened = open.includes(hostAndPort(url));
  const allowed = opened ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && PORTS.includes(url.port);
  if (!allowed || url.username !== '' || url.password !== '') throw new AddressRefused();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await addressesOf(host, resolve ?? (opened ? ownAddresses : foreignAddresses));
  const [first] = addresses;
  if (!first || (!opened && !addresses.every(isPublicAddress))) throw new AddressRefused();
  return first;
}

async function addressesOf(host: string, resolve: Lookup): Promise<readonly Address[]> {
  const family = isIP(host);
  if (family === 4 || family === 6) return [{ address: host, family }];
  return resolve(host).catch(() => []);
}

function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
