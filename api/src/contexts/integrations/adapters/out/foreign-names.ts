import { lookup, Resolver } from 'node:dns/promises';

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** One query with one retry. */
const QUERY = { timeout: 1500, tries: 2 };
/** Timeout of all queries for one name. */
export const NAME_MS = 3000;

/**
 * Resolves a host name given by a user, within NAME_MS. It uses its own sockets: `lookup` would occupy threads that the
 * database, mail and others need. `servers` replaces this machine's name servers.
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

/** Resolves a host of the owner's WEBHOOK_HOSTS, which may be known only locally. */
export async function ownAddresses(host: string): Promise<readonly Address[]> {
  return (await lookup(host, { all: true })) as Address[];
}
