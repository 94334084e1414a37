/**
 * Preloads the files of a live remote's first page. Only remotes.json names them: a document would name the files that
 * were live when it was built. The shell reuses the fetched list.
 */
(() => {
  // Fills the browser's cache, from which the federation runtime loads. No preload link: after a failure, the browser
  // would return the failed response to a retry.
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
      // Modules that the remote imports from the shell, which the shell would load only later. Older remotes do not
      // list them.
      const borrowed = (first.shared?.[pathname] ?? []).flatMap((name) => window.shellFiles.shared[name] ?? []);
      new Set(borrowed).forEach((file) => load(`/${file}`));
    })
    // The shell fetches again and reports an error itself.
    .catch(() => undefined);
})();
