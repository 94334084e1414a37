import { CONTRACT_VERSION } from '@kaaj/web-kit';
import { remotes } from './remotes.mjs';

const known = remotes.map(({ facts }) => ({ ...facts, contract: CONTRACT_VERSION, entry: `/${facts.name}` }));

/** Stands in for the shell's own list: an ordinary application knows its parts when it is built. */
export const federationName = (name) => name;
export const fetchRemoteRegistry = () => Promise.resolve(known);
export const refreshRemoteRegistry = fetchRemoteRegistry;
