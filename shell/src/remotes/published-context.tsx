import { type PublishedRemote } from '@kaaj/web-kit';
import { createContext, useContext } from 'react';

const PublishedContext = createContext<readonly PublishedRemote[]>([]);

export const PublishedProvider = PublishedContext.Provider;

/** The live remotes, as remotes.json lists them. */
export const usePublished = () => useContext(PublishedContext);
