import { type PublishedRemote } from '@kaaj/web-kit';
import { registerRemotes } from '@module-federation/enhanced/runtime';

const LIST = '/remotes.json';

/** The federation name of a remote: its name with underscores, because it becomes a variable. */
export const federationName = (name: string) => name.replaceAll('-', '_');

/** Reads which remotes are live, in which version. Rejects when the list cannot be had. */
export async function readPublishedRemotes(): Promise<readonly PublishedRemote[]> {
  const answer = await fetch(LIST, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${LIST} answered ${answer.status}`);
  const { remotes } = (await answer.json()) as { remotes: readonly PublishedRemote[] };
  registerRemotes(remotes.map(({ name, entry }) => ({ name: federationName(name), entry })));
  return remotes;
}
