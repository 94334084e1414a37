import { useRoutes, type RegisteredRemote } from '@kaaj/web-kit';
import { useMemo } from 'react';
import { LiveRemotesProvider } from '../remotes/live-remotes-context';
import { routesOf } from './routes';

/** Every page of the product that remotes.json lists. */
export function Pages({ remotes }: { readonly remotes: readonly RegisteredRemote[] }) {
  const routes = useMemo(() => routesOf(remotes), [remotes]);
  return <LiveRemotesProvider value={remotes}>{useRoutes(routes)}</LiveRemotesProvider>;
}
