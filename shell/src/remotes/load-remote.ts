import {
  CONTRACT_VERSION,
  type IncompatibleLibrary,
  findIncompatibleLibrary,
  type RegisteredRemote,
  type RemoteModule,
} from '@kaaj/web-kit';
import { loadRemote as load, registerRemotes } from '@module-federation/enhanced/runtime';
import { providedVersions } from './provided-versions';
import { federationName, refreshRemoteRegistry } from './remote-registry';
import { setActiveVersions } from './versions';
import { withTimeout } from './with-timeout';

const LOAD_TIMEOUT_MS = 10_000;

/** The remote was built for another contract than this shell. */
export class ContractMismatch extends Error {
  constructor(
    readonly remote: string,
    readonly contract: number,
  ) {
    super(`${remote} was built for contract ${contract}, this shell for ${CONTRACT_VERSION}`);
  }
}

/** The remote needs another version of a shared library than this shell provides. */
export class LibraryMismatch extends Error {
  constructor(
    readonly remote: string,
    { library, range, version }: IncompatibleLibrary,
  ) {
    super(`${remote} needs ${library} ${range}, this shell provides ${version ?? 'none'}`);
  }
}

/** The remote lists a page in its routes that its module does not have. */
export class PageMissing extends Error {
  constructor(
    readonly remote: string,
    readonly page: string,
  ) {
    super(`${remote} has no page ${page}`);
  }
}

const loaded = new Map<string, Promise<RemoteModule>>();
const failureCounts = new Map<string, number>();
const recoveryListeners = new Set<(remote: string) => void>();

/**
 * Calls `listener` with the name of each remote that loads after it had failed. Returns the function that unsubscribes.
 */
export function onRecovery(listener: (remote: string) => void): () => void {
  recoveryListeners.add(listener);
  return () => recoveryListeners.delete(listener);
}

function assertContract({ name, contract }: { name: string; contract: number }): void {
  if (contract !== CONTRACT_VERSION) throw new ContractMismatch(name, contract);
}

function assertLibraries({ name, needs }: RegisteredRemote): void {
  const mismatch = findIncompatibleLibrary(needs, providedVersions);
  if (mismatch) throw new LibraryMismatch(name, mismatch);
}

/**
 * Re-reads remotes.json; falls back to `remote`. Its module may have been evaluated already, if its texts failed to
 * load.
 */
async function liveVersionOf(remote: RegisteredRemote): Promise<RegisteredRemote> {
  const live = await withTimeout(LOAD_TIMEOUT_MS, refreshRemoteRegistry()).catch(() => []);
  return live.find(({ name }) => name === remote.name) ?? remote;
}

async function fetchRemote(registered: RegisteredRemote): Promise<RemoteModule> {
  const attempt = failureCounts.get(registered.name) ?? 0;
  const remote = attempt > 0 ? await liveVersionOf(registered) : registered;
  assertContract(remote);
  assertLibraries(remote);
  const name = federationName(remote.name);
  if (attempt > 0) registerRemotes([{ name, entry: `${remote.entry}?retry=${attempt}` }], { force: true });
  const exposed = await withTimeout(LOAD_TIMEOUT_MS, load<{ remote: RemoteModule }>(`${name}/remote`));
  if (!exposed) throw new Error(`${remote.name} exposes no remote`);
  assertContract(exposed.remote);
  await withTimeout(LOAD_TIMEOUT_MS, exposed.remote.messages.load());
  if (remote !== registered) setActiveVersions([remote]);
  // After the caller's promise has resolved.
  if (attempt > 0) setTimeout(() => recoveryListeners.forEach((listener) => listener(remote.name)));
  return exposed.remote;
}

/** The remote's module with its texts in the current language; fetched once, and again only after a failure. */
export function loadRemote(remote: RegisteredRemote): Promise<RemoteModule> {
  const known = loaded.get(remote.name);
  if (known) return known;
  const fetching = fetchRemote(remote).catch((error: unknown) => {
    loaded.delete(remote.name);
    failureCounts.set(remote.name, (failureCounts.get(remote.name) ?? 0) + 1);
    throw error;
  });
  loaded.set(remote.name, fetching);
  return fetching;
}
