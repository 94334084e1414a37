/** Asks at once for the frame's texts: the language is known here, and the first script would ask when it runs. */
(() => {
  for (const file of window.shellFiles.texts[document.documentElement.lang])
    fetch(`/${file}`, { mode: 'no-cors', priority: 'low' }).catch(() => undefined);
})();
