import { BlockList, isIP } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { type Config } from '../../config';
import { networkOf } from '../limits/rate-limits';

/** This many users with one private address suggest a gateway, not a household. */
const PEOPLE = 10;
/** This many addresses suggest a local network, where each device has its own. */
const MAX_ADDRESSES = 100;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

const PRIVATE = new BlockList();
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(address, bits);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/**
 * Logs a warning once when the first sign-ins all come from one private address. Then a gateway is missing in
 * TRUST_PROXY or does not forward addresses, and rate limits by address count everyone together. A sign-in from a
 * public address ends the watch.
 */
export function watchForSharedAddress(server: FastifyInstance, { production }: Pick<Config, 'production'>): void {
  const people = new Map<string, Set<string>>();
  let watching = true;
  server.addHook('onResponse', (request, _reply, done) => {
    if (watching && request.session) record(request.ip, request.session.personId);
    done();
  });

  function record(ip: string, personId: string): void {
    const address = ip.includes('.') ? networkOf(ip) : ip.replace(/%.*$/, '');
    const kind = isIP(address);
    if (kind === 0) return;
    const family = kind === 6 ? 'ipv6' : 'ipv4';
    if (LOOPBACK.check(address, family)) {
      // Developers open many accounts on their own machine.
      if (!production) return;
    } else if (!PRIVATE.check(address, family)) {
      stop();
      return;
    }
    const seen = people.get(address) ?? new Set();
    people.set(address, seen.add(personId));
    if (seen.size < PEOPLE && people.size < MAX_ADDRESSES) return;
    stop();
    if (seen.size < PEOPLE) return;
    server.log.warn(
      `${PEOPLE} users came from the private address ${address}, and none from a public one: limits per IP address count them ` +
        'together. If it is a gateway, add it to TRUST_PROXY, or see "Does the gateway see who asks?" in docs/deploy.md.',
    );
  }

  function stop(): void {
    watching = false;
    people.clear();
  }
}
