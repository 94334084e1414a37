import { prerender } from './lib/prerender.mjs';

await prerender();
