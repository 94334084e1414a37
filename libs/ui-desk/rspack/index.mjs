/**
 * antd writes its variables and a few rules into <style> elements, which a Content-Security-Policy without 'unsafe-inline'
 * refuses. Every one of them goes through a single file; this puts ours in its place, which uses constructed stylesheets.
 * Needed in each build that bundles antd.
 */
export function withoutStyleElements(rspack) {
  const ours = new URL('../src/root/adopted-styles.ts', import.meta.url).pathname;
  return new rspack.NormalModuleReplacementPlugin(/[\\/]Dom[\\/]dynamicCSS(\.js)?$/, ours);
}

/**
 * antd's rules are one stylesheet, made when `@kaaj/ui-desk` is built (`zeroRuntime`, scripts/antd-css.mjs). The functions that
 * make them are an eighth of antd's code and nobody calls them: this takes them out, so that their modules drop out of the bundle.
 */
export const withoutStyleFunctions = {
  test: /[\\/]antd[\\/]es[\\/].+[\\/]style[\\/].+\.js$/,
  loader: new URL('./without-style-functions.mjs', import.meta.url).pathname,
};

/** antd's result brings three drawings of its own, 7 KB, that nobody can leave out by import; ours stand in their place. */
export const withoutResultDrawings = {
  test: /[\\/]antd[\\/]es[\\/]result[\\/](noFound|serverError|unauthorized)\.js$/,
  loader: new URL('./without-result-drawings.mjs', import.meta.url).pathname,
};
