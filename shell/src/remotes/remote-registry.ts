import { type RegisteredRemote } from '@kaaj/web-kit';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import { setLiveVersions, setActiveVersions } from './versions';

const LIST = '/remotes.json';

/** The federation name of a remote: its name with underscores, because it becomes a variable. */
export const federationName = (name: string) => name.replaceAll('-', '_');

interface RemotesList {
  readonly remotes: readonly RegisteredRemote[];
}

interface LivePreloads {
  /** The list that head/live-preloads.js requests before the shell is loaded. */
  readonly liveRemotes?: Promise<RemotesList>;
}

async function readList(cache: RequestCache): Promise<RemotesList> {
  const response = await fetch(LIST, { credentials: 'same-origin', cache });
  if (!response.ok) throw new Error(`${LIST} answered ${response.status}`);
  return (await response.json()) as RemotesList;
}

/** Fetches and registers the live version of each remote. Rejects when the list cannot be loaded. */
export async function fetchRemoteRegistry(): Promise<readonly RegisteredRemote[]> {
  const { liveRemotes } = window as Window & LivePreloads;
  const { remotes } = await (liveRemotes?.catch(() => readList('default')) ?? readList('default'));
  registerRemotes(remotes.map(({ name, entry }) => ({ name: federationName(name), entry })));
  setActiveVersions(remotes);
  return remotes;
}

/** Re-reads the list, for a page that has been open for a while, and updates the live versions. */
export async function refreshRemoteRegistry(): Promise<readonly RegisteredRemote[]> {
  const { remotes } = await readList('no-cache');
  setLiveVersions(remotes);
  return remotes;
}
