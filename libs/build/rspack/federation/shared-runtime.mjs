import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;

/**
 * Replaces the runtime that the federation plugin would bundle by lend.mjs or borrow.mjs. If a new version of the
 * plugin requests another file, the build fails instead of growing.
 */
export class SharedRuntimePlugin {
  constructor(replacement) {
    this.replacement = new URL(`./${replacement}.mjs`, import.meta.url).pathname;
  }

  apply(compiler) {
    let replaced = 0;
    new rspack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, (resource) => {
      replaced += 1;
      resource.request = this.replacement;
    }).apply(compiler);
    compiler.hooks.afterCompile.tap('SharedRuntimePlugin', (compilation) => {
      if (replaced === 0)
        compilation.errors.push(new Error('SharedRuntimePlugin: nothing asked for webpack-bundler-runtime'));
    });
  }
}

/**
 * Resolves the runtime to its ES modules, for tree shaking: the federation plugin requests CommonJS. The packages do
 * not declare that they have no side effects, and they have none besides the used exports.
 */
export const runtimeModules = {
  alias: { '@module-federation/runtime': join(dirname(require.resolve('@module-federation/runtime')), 'index.js') },
  rule: { test: /[\\/]@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.js$/, sideEffects: false },
};
