import { dirname } from 'node:path';
import { rspack } from '@rspack/core';
import { withoutStyleElements } from '../../ui-desk/rspack/index.mjs';
import { common, devPort } from '../../build/rspack/common.mjs';
import { refresh } from '../../build/rspack/refresh/shared-refresh.mjs';

/** Builds the gallery into gallery/dist, or serves it. It is no part of the product. */
export default (env) => {
  const development = Boolean(env?.RSPACK_SERVE);
  return {
    ...common({
      directory: import.meta.dirname,
      name: 'gallery',
      development,
      publicPath: '/',
      entry: { main: './gallery.tsx' },
      plugins: [
        new rspack.HtmlRspackPlugin({ template: './index.html' }),
        withoutStyleElements(rspack),
        ...(development ? [refresh] : []),
      ],
    }),
    devServer: { port: devPort(dirname(import.meta.dirname)), hot: true },
  };
};
