/** The facts and the module of every remote; list-remotes.mjs fills them in as this file is built. */
export const remotes = [];
