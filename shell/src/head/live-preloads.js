/**
 * Asks at once for what the first page of a live remote is made of: only remotes.json knows it, a document would name what
 * was live when it was made. The list itself is for the shell, too.
 */
(() => {
  // Into the browser's cache, where the federation's runtime finds it. No preload link: one that failed would be handed out again to
  // whoever presses "Try again".
  const load = (href) => fetch(href, { mode: 'no-cors', priority: 'low' }).catch(() => undefined);
  const list = fetch('/remotes.json', { credentials: 'same-origin' }).then((answer) => answer.json());
  window.liveRemotes = list;
  const { pathname } = location;
  list
    .then(({ remotes }) => {
      const { entry, first } = remotes.find(({ first }) => first && pathname in first.pages) ?? {};
      if (!entry) return;
      const files = [...first.all, ...first.texts[document.documentElement.lang], ...first.pages[pathname]];
      [entry, ...files.map((file) => new URL(file, new URL(entry, location)).href)].forEach(load);
      // What it borrows of the shell, which the shell itself would fetch when a page asks for it. Older remotes do not say.
      const borrowed = (first.shared?.[pathname] ?? []).flatMap((name) => window.shellFiles.shared[name] ?? []);
      new Set(borrowed).forEach((file) => load(`/${file}`));
    })
    // The shell asks again, and says so where nothing can be had.
    .catch(() => undefined);
})();
