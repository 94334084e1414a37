/** Theme and language as they were chosen, before anything is painted. */
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const dark = stored('kaaj.theme') === 'dark';
  root.dataset.theme = dark ? 'dark' : 'light';
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#0e1512';
  root.lang = stored('kaaj.language') === 'bn' ? 'bn' : 'en';
})();
