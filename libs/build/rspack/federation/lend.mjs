import { createInstance, getInstance, init } from '@module-federation/runtime';
// Separate imports: the package's index exports the whole runtime, which would defeat tree shaking.
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { getSharedFallbackGetter } from '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js';
import { init as initBundle } from '@module-federation/webpack-bundler-runtime/dist/init.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/**
 * The exports of webpack-bundler-runtime, one instance for each build: each needs its own share scopes and options.
 * `remotes` is missing: no build names another one, the shell loads the list of remotes at run time.
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

/** Like `init`, which would also make the remote's instance the default one of the shell's loadRemote. */
function startRemote(options) {
  const known = getInstance((instance) => instance.options.name === options.name);
  if (!known) return createInstance({ ...options, id: '' });
  known.initOptions({ ...options, id: '' });
  return known;
}

globalThis.kaajFederation = () => runtimeOf(startRemote);

/** In the shell, in place of webpack-bundler-runtime: remotes borrow from here what they would each carry. */
export default runtimeOf(init);
