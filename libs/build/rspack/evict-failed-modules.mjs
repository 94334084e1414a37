/**
 * Bundled into shell and remotes. The federation runtime caches a failed load of a shared module, and with it every
 * module that depends on it. This evicts them, so that a retry loads and runs them again.
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
