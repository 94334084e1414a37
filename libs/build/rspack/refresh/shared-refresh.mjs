import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack } from '@rspack/core';

const here = (file) => new URL(file, import.meta.url).pathname;

/** An edited component is drawn anew with what it holds, in a page that brings its own React. */
export const refresh = new ReactRefreshRspackPlugin();

/** As `refresh`, in the shell: what its remotes draw is drawn anew with it. */
export const lendRefresh = {
  apply(compiler) {
    new rspack.EntryPlugin(compiler.context, here('./lend.mjs'), { name: undefined }).apply(compiler);
    refresh.apply(compiler);
  },
};

/** As `refresh`, in a remote: React stands in the shell. */
export const borrowRefresh = {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, here('./borrow.mjs')).apply(compiler);
    new ReactRefreshRspackPlugin({ injectEntry: false }).apply(compiler);
  },
};
