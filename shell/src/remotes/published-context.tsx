import { type RegisteredRemote } from '@kaaj/web-kit';
import { createContext, useContext } from 'react';

const PublishedContext = createContext<readonly RegisteredRemote[]>([]);

export const PublishedProvider = PublishedContext.Provider;

/** The live remotes, as remotes.json lists them. */
export const usePublished = () => useContext(PublishedContext);
