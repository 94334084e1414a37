/**
 * Sets, before the first paint: the chosen theme and language, or the theme of the system, and whether a user is signed
 * in.
 */
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored('kaaj.theme');
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#0e1512';
  root.lang = stored('kaaj.language') === 'bn' ? 'bn' : 'en';
  // For the server: it has the first pages in both languages.
  if (root.lang === 'bn') document.cookie = 'kaaj_language=bn; path=/; max-age=31536000; samesite=lax';
  // The accent colour of this installation from the last visit; brand.ts updates it.
  const sheet = 'replaceSync' in CSSStyleSheet.prototype ? new CSSStyleSheet() : undefined;
  const rule = (selector, { accent, hover, press, soft, line, ink, onAccent }) =>
    `${selector}{--k-accent:${accent};--k-accent-hover:${hover};--k-accent-press:${press};--k-accent-soft:${soft};` +
    `--k-accent-line:${line};--k-accent-ink:${ink};--k-on-accent:${onAccent}}`;
  window.paintAccent = (accent) =>
    sheet?.replaceSync(accent ? rule(':root', accent.light) + rule('[data-theme=dark]', accent.dark) : '');
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  try {
    const brand = JSON.parse(stored('kaaj.brand'));
    if (brand) {
      window.paintAccent(brand.accent);
      // The prerendered page has the built-in name.
      root.dataset.brand = '';
    }
  } catch {
    // Not a value of this app; the server sends the brand again.
  }
  // Hides the parts for guests until the first render for this user: known-person.css.
  if (stored('kaaj.person')) root.dataset.person = '';
})();
