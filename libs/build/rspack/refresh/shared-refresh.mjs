import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack } from '@rspack/core';

const here = (file) => new URL(file, import.meta.url).pathname;

/** React Refresh for a page that bundles its own React: an edited component renders again and keeps its state. */
export const refresh = new ReactRefreshRspackPlugin();

/** As `refresh`, in the shell, for its remotes too. */
export const lendRefresh = {
  apply(compiler) {
    new rspack.EntryPlugin(compiler.context, here('./lend.mjs'), { name: undefined }).apply(compiler);
    refresh.apply(compiler);
  },
};

/** As `refresh`, in a remote: React is in the shell. */
export const borrowRefresh = {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, here('./borrow.mjs')).apply(compiler);
    new ReactRefreshRspackPlugin({ injectEntry: false }).apply(compiler);
  },
};
