import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;

/**
 * Puts lend.mjs or borrow.mjs in the place of the runtime that the federation plugin would bundle. Where the next version of the
 * plugin asks for another file, the build fails instead of growing.
 */
export class SharedRuntimePlugin {
  constructor(standIn) {
    this.standIn = new URL(`./${standIn}.mjs`, import.meta.url).pathname;
  }

  apply(compiler) {
    let replaced = 0;
    new rspack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, (resource) => {
      replaced += 1;
      resource.request = this.standIn;
    }).apply(compiler);
    compiler.hooks.afterCompile.tap('SharedRuntimePlugin', (compilation) => {
      if (replaced === 0)
        compilation.errors.push(new Error('SharedRuntimePlugin: nothing asked for webpack-bundler-runtime'));
    });
  }
}

/**
 * The runtime as ES modules, of which only what is used stays: the federation plugin itself asks for CommonJS. Their packages do not
 * say that they have no effects, and they have none beside the exports that are used.
 */
export const runtimeModules = {
  alias: { '@module-federation/runtime': join(dirname(require.resolve('@module-federation/runtime')), 'index.js') },
  rule: { test: /[\\/]@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.js$/, sideEffects: false },
};
