import { useRoutes, type RegisteredRemote } from '@kaaj/web-kit';
import { useMemo } from 'react';
import { PublishedProvider } from '../remotes/published-context';
import { routesOf } from './routes';

/** Every page of the product that remotes.json lists. */
export function Pages({ remotes }: { readonly remotes: readonly RegisteredRemote[] }) {
  const routes = useMemo(() => routesOf(remotes), [remotes]);
  return <PublishedProvider value={remotes}>{useRoutes(routes)}</PublishedProvider>;
}
