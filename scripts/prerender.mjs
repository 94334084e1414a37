import { command } from './lib/plain-error.mjs';
import { prerender } from './lib/prerender.mjs';

await command(() => prerender());
