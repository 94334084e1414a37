import { remotes } from './remotes.mjs';

const parts = new Map(remotes.map(({ remote }) => [`${remote.name}/remote`, { remote }]));

/** Replaces the federation runtime: every part is in the single build. */
export const registerRemotes = () => undefined;
export const loadRemote = (name) => Promise.resolve(parts.get(name));
