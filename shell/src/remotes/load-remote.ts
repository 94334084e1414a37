import {
  CONTRACT_VERSION,
  type Misfit,
  findIncompatibleLibrary,
  type RegisteredRemote,
  type RemoteModule,
} from '@kaaj/web-kit';
import { loadRemote as load, registerRemotes } from '@module-federation/enhanced/runtime';
import { providedVersions } from './provided-versions';
import { federationName, refreshRemoteRegistry } from './published';
import { setActiveVersions } from './versions';
import { withTimeout } from './with-timeout';

const LOAD_TIMEOUT_MS = 10_000;

/** The remote was built for another shell than this one. */
export class ContractMismatch extends Error {
  constructor(
    readonly remote: string,
    readonly spoken: number,
  ) {
    super(`${remote} speaks contract ${spoken}, this shell ${CONTRACT_VERSION}`);
  }
}

/** The remote needs another version of a shared library than this shell carries. */
export class LibraryMismatch extends Error {
  constructor(
    readonly remote: string,
    { library, range, version }: Misfit,
  ) {
    super(`${remote} needs ${library} ${range}, this shell carries ${version ?? 'none'}`);
  }
}

const loaded = new Map<string, Promise<RemoteModule>>();
const failures = new Map<string, number>();
const recoveries = new Set<(remote: string) => void>();

/** Calls `listener` with the name of each remote that loads after it had failed. Returns the function that unsubscribes. */
export function onRecovery(listener: (remote: string) => void): () => void {
  recoveries.add(listener);
  return () => recoveries.delete(listener);
}

function refuseMisfit({ name, contract }: { name: string; contract: number }): void {
  if (contract !== CONTRACT_VERSION) throw new ContractMismatch(name, contract);
}

function refuseUnmetNeeds({ name, needs }: RegisteredRemote): void {
  const misfit = findIncompatibleLibrary(needs, providedVersions);
  if (misfit) throw new LibraryMismatch(name, misfit);
}

/** The live version of a remote of which this page has run nothing yet, so its newest version may load. */
async function liveVersionOf(remote: RegisteredRemote): Promise<RegisteredRemote> {
  const live = await withTimeout(LOAD_TIMEOUT_MS, refreshRemoteRegistry()).catch(() => []);
  return live.find(({ name }) => name === remote.name) ?? remote;
}

async function fetchRemote(published: RegisteredRemote): Promise<RemoteModule> {
  const failed = failures.get(published.name) ?? 0;
  const remote = failed > 0 ? await liveVersionOf(published) : published;
  refuseMisfit(remote);
  refuseUnmetNeeds(remote);
  const name = federationName(remote.name);
  if (failed > 0) registerRemotes([{ name, entry: `${remote.entry}?retry=${failed}` }], { force: true });
  const answer = await withTimeout(LOAD_TIMEOUT_MS, load<{ remote: RemoteModule }>(`${name}/remote`));
  if (!answer) throw new Error(`${remote.name} exposes no remote`);
  refuseMisfit(answer.remote);
  await withTimeout(LOAD_TIMEOUT_MS, answer.remote.messages.load());
  if (remote !== published) setActiveVersions([remote]);
  if (failed > 0) setTimeout(() => recoveries.forEach((tell) => tell(remote.name)));
  return answer.remote;
}

/** The remote's module with its texts in the language in use; fetched once, and again only after a failure. */
export function loadRemote(remote: RegisteredRemote): Promise<RemoteModule> {
  const known = loaded.get(remote.name);
  if (known) return known;
  const fetching = fetchRemote(remote).catch((error: unknown) => {
    loaded.delete(remote.name);
    failures.set(remote.name, (failures.get(remote.name) ?? 0) + 1);
    throw error;
  });
  loaded.set(remote.name, fetching);
  return fetching;
}
