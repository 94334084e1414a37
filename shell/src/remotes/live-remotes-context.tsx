import { type RegisteredRemote } from '@kaaj/web-kit';
import { createContext, useContext } from 'react';

const LiveRemotesContext = createContext<readonly RegisteredRemote[]>([]);

export const LiveRemotesProvider = LiveRemotesContext.Provider;

/** The live remotes, as remotes.json lists them. */
export const useLiveRemotes = () => useContext(LiveRemotesContext);
