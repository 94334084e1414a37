import { CONTRACT_VERSION } from '@kaaj/web-kit';
import { remotes } from './remotes.mjs';

const known = remotes.map(({ facts }) => ({ ...facts, contract: CONTRACT_VERSION, entry: `/${facts.name}` }));

/** Replaces the shell's own list: a single build has its parts at build time. */
export const federationName = (name) => name;
export const fetchRemoteRegistry = () => Promise.resolve(known);
export const refreshRemoteRegistry = fetchRemoteRegistry;
