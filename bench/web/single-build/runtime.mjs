import { remotes } from './remotes.mjs';

const parts = new Map(remotes.map(({ remote }) => [`${remote.name}/remote`, { remote }]));

/** Stands in for the federation runtime: every part is in the one build. */
export const registerRemotes = () => undefined;
export const loadRemote = (name) => Promise.resolve(parts.get(name));
