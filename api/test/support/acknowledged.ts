/** A change that was acknowledged to a client. */
export interface Acknowledged {
  /** The row that it created, as `table id`. */
  readonly made?: string;
  /** The transfer that it caused. */
  readonly moved?: { readonly kind: string; readonly reference: string };
}

export interface Moved {
  readonly kind: string;
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** The rows of one server of the database. */
export interface ServerSnapshot {
  readonly server: string;
  /** As `table id`, of the tables that people's actions fill. */
  readonly made: readonly string[];
  readonly transfers: readonly Moved[];
  readonly balances: ReadonlyMap<string, number>;
}

/** Kinds of transfers that only changes in `Acknowledged` cause. */
const REQUESTED_KINDS = new Set(['task-posted', 'submission-accepted', 'withdrawal-requested']);

/**
 * Every difference, as text, between the acknowledged changes and the rows of a server, once every client has all
 * answers. Differences are changes that are missing, stored twice or unrequested, and balances that are not the sum of
 * their transfers.
 */
export function faultsOf(
  acknowledged: readonly Acknowledged[],
  { server, made, transfers, balances }: ServerSnapshot,
): string[] {
  const rows = acknowledged.flatMap((each) => each.made ?? []);
  const events = acknowledged.flatMap(({ moved }) => (moved ? `${moved.kind} ${moved.reference}` : []));
  const caused = transfers
    .filter(({ kind }) => REQUESTED_KINDS.has(kind))
    .map(({ kind, reference }) => `${kind} ${reference}`);
  const faults = [...compared(rows, made), ...compared(events, caused), ...wrongBalances(transfers, balances)];
  return faults.map((fault) => `${server}: ${fault}`);
}

function compared(wanted: readonly string[], there: readonly string[]): string[] {
  const [wantedIds, counts] = [new Set(wanted), countsOf(there)];
  return [
    ...[...wantedIds].filter((name) => !counts.has(name)).map((name) => `lost: ${name}`),
    ...[...counts].filter(([, count]) => count > 1).map(([name]) => `twice: ${name}`),
    ...[...counts].filter(([name]) => !wantedIds.has(name)).map(([name]) => `nobody was told of: ${name}`),
    ...[...countsOf(wanted)].filter(([, count]) => count > 1).map(([name]) => `acknowledged twice: ${name}`),
  ];
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Platform accounts have no row: their balance is the sum of their transfers, and the sum of all accounts is zero. */
function wrongBalances(transfers: readonly Moved[], balances: ReadonlyMap<string, number>): string[] {
  const sums = new Map<string, number>();
  const add = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
  for (const { from, to, amount } of transfers) {
    add(from, -amount);
    add(to, amount);
  }
  const wrong = [...balances].filter(([account, balance]) => balance !== (sums.get(account) ?? 0) || balance < 0);
  const unkept = [...sums].filter(([account, sum]) => sum !== 0 && account.includes(':') && !balances.has(account));
  const stored = [...sums].map(([account, sum]) => balances.get(account) ?? sum);
  const everything = stored.reduce((sum, each) => sum + each, 0);
  return [
    ...wrong.map(([account, balance]) => `${account} has ${balance}, its transfers come to ${sums.get(account) ?? 0}`),
    ...unkept.map(([account, sum]) => `${account} is not there, its transfers come to ${sum}`),
    ...(everything === 0 ? [] : [`everything comes to ${everything}`]),
  ];
}
