import { fileURLToPath } from 'node:url';

/** The folder of the repository, absolute and without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
