/** Theme and language as they were chosen, or the theme that the system likes where none was, and whether somebody is signed in, before anything is painted. */
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
  // The accent of this installation, as the server told it the last time; brand.ts takes a new one.
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
      // What was rendered beforehand has the built-in name.
      root.dataset.brand = '';
    }
  } catch {
    // Nothing of ours; the server tells the brand again.
  }
  // Until the page is drawn for this person, what was rendered for guests does not show: known-person.css.
  if (stored('kaaj.person')) root.dataset.person = '';
})();
