import { common, startSession, type RegisteredRemote } from '@kaaj/web-kit';
import { messages } from './messages';
import { fetchRemoteRegistry } from './remotes/remote-registry';
import { loadPart, pageAt } from './remotes/remote-part';

/** Starts the session and loads what the first render needs; null when the list of remotes cannot be loaded. */
export async function bootstrapApp(): Promise<readonly RegisteredRemote[] | null> {
  startSession();
  const [remotes] = await Promise.all([fetchRemoteRegistry().catch(() => null), common.load(), messages.load()]);
  return remotes;
}

/** Fetches the page at a fixed path, so that the first drawing shows it. Rejects when there is none. */
export async function openPage(remotes: readonly RegisteredRemote[], path: string): Promise<void> {
  const remote = remotes.find(({ routes }) => path in routes);
  if (!remote) throw new Error(`no remote has a page at ${path}`);
  await loadPart(pageAt(remote, path));
}
