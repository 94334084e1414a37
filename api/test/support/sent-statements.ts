import { PoolConnection } from 'mysql2';
import { faultsOf } from './portable-sql';

type Query = (first: string | { readonly sql: string }, ...rest: unknown[]) => unknown;

interface Greeted {
  readonly _handshakePacket?: { readonly serverVersion: string };
}

/** Every statement that the product has sent to MySQL since the test file began, once, with what is wrong with it. */
const sent = new Map<string, readonly string[]>();

/** Statements of a unit of work that share a round trip are one text. */
const BETWEEN = ';\n';

/** The product uses pools only; a test changes a server over connections of its own. */
const ofPools = PoolConnection.prototype as unknown as Greeted & { query: Query };
const query = ofPools.query;
ofPools.query = function (first, ...rest) {
  const version = ownVersion(this);
  const sql = typeof first === 'string' ? first : first.sql;
  for (const statement of sql.split(BETWEEN))
    if (!sent.has(statement)) sent.set(statement, faultsOf(statement, version));
  return query.call(this, first, ...rest);
};

/** As in the server's greeting; MariaDB prefixes its version with one that old replicas understand. */
const ownVersion = ({ _handshakePacket: greeting }: Greeted) => greeting?.serverVersion.replace(/^5\.5\.5-/, '');

/** At the beginning of each test file (test/runner/guard.ts): files of a worker share its process. */
export const clearSentStatements = (): void => sent.clear();

export const sentStatements = (): readonly string[] => [...sent.keys()];

/** Statements that one of the supported databases does not have, each with what is wrong. */
export function notPortable(): string[] {
  return [...sent].flatMap(([sql, faults]) => faults.map((fault) => `${fault}\n  ${sql.replace(/\s+/g, ' ')}`));
}
