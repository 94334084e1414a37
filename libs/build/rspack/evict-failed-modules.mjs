/**
 * Bundled into shell and remotes. The federation's runtime keeps the failed attempt to fetch a shared module for ever, and
 * with it every module that broke for want of it; this lets the next attempt really fetch and run them.
 */
export default function evictFailedModules() {
  return {
    name: 'evict-failed-modules',
    beforeLoadShare(asked) {
      const modules = __webpack_require__.c;
      for (const [id, { error }] of Object.entries(modules)) if (error !== undefined) delete modules[id];
      return asked;
    },
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    },
  };
}
