/** Build-time entry, never loaded by a visitor: scripts/prerender.mjs asks it for the first HTML of the public pages. */
void import('./render-page');
