import { lookup, Resolver } from 'node:dns/promises';

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** One query, and one more where it got no answer. */
const QUERY = { timeout: 1500, tries: 2 };
/** All queries for one name. */
export const NAME_MS = 3000;

/**
 * The addresses of a host that somebody named. Asks name servers by sockets of its own: `lookup` would hold one of the few threads
 * in which the database, mail and everything else have their names resolved. Ends after NAME_MS at the latest. `servers` are asked
 * instead of those of this machine.
 */
export async function foreignAddresses(host: string, servers?: readonly string[]): Promise<readonly Address[]> {
  const resolver = new Resolver(QUERY);
  if (servers) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), NAME_MS);
  try {
    const [v4, v6] = await Promise.all([
      resolver.resolve4(host).catch(() => []),
      resolver.resolve6(host).catch(() => []),
    ]);
    return [
      ...v4.map((address) => ({ address, family: 4 }) as const),
      ...v6.map((address) => ({ address, family: 6 }) as const),
    ];
  } finally {
    clearTimeout(timer);
  }
}

/** The addresses of a host that the owner named in WEBHOOK_HOSTS, which may be known to this machine alone. */
export async function ownAddresses(host: string): Promise<readonly Address[]> {
  return (await lookup(host, { all: true })) as Address[];
}
