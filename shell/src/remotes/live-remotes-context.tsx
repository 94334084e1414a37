import { type RegisteredRemote } from '@kaaj/web-kit';
import { createContext, useContext } from 'react';

const LiveRemotesContext = createContext<readonly RegisteredRemote[]>([]);

export const LiveRemotesProvider = LiveRemotesContext.Provider;

/** The remotes as remotes.json listed them when this page was opened. */
export const useLiveRemotes = () => useContext(LiveRemotesContext);
