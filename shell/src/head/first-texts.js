/** Starts to load the frame's texts before the first script runs: the language is already known here. */
(() => {
  for (const file of window.shellFiles.texts[document.documentElement.lang])
    fetch(`/${file}`, { mode: 'no-cors', priority: 'low' }).catch(() => undefined);
})();
