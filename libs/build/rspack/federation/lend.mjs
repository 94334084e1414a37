import { createInstance, getInstance, init } from '@module-federation/runtime';
// Piece by piece: the package's index hands the whole runtime on, and so keeps all of it.
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { getSharedFallbackGetter } from '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js';
import { init as initBundle } from '@module-federation/webpack-bundler-runtime/dist/init.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/**
 * What webpack-bundler-runtime exports, for one build: each needs share scopes and options of its own. It knows no `remotes`: no build
 * here names another one, the shell learns at run time which are live.
 */
const runtimeOf = (start) => ({
  runtime: { init: start },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    initContainerEntry,
    init: initBundle,
    getSharedFallbackGetter,
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
});

/** As `init` does, which would also make the remote's instance the one that the shell's own loadRemote asks. */
function startRemote(options) {
  const known = getInstance((instance) => instance.options.name === options.name);
  if (!known) return createInstance({ ...options, id: '' });
  known.initOptions({ ...options, id: '' });
  return known;
}

globalThis.kaajFederation = () => runtimeOf(startRemote);

/** In the shell, in place of webpack-bundler-runtime: remotes borrow from here what they would each carry. */
export default runtimeOf(init);
