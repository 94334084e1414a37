/**
 * antd writes its variables and a few rules into <style> elements, which a Content-Security-Policy without
 * 'unsafe-inline' refuses. All of them go through one module; this replaces it by ours, which uses constructed
 * stylesheets. Needed in each build that bundles antd.
 */
export function withoutStyleElements(rspack) {
  const ours = new URL('../src/root/adopted-styles.ts', import.meta.url).pathname;
  return new rspack.NormalModuleReplacementPlugin(/[\\/]Dom[\\/]dynamicCSS(\.js)?$/, ours);
}

/**
 * antd's rules are one stylesheet, generated when `@kaaj/ui-desk` is built (`zeroRuntime`, scripts/antd-css.mjs). The
 * functions that generate them are an eighth of antd's code and unused at run time. Their removal lets tree shaking
 * drop their modules.
 */
export const stripAntdStyleFunctions = {
  test: /[\\/]antd[\\/]es[\\/].+[\\/]style[\\/].+\.js$/,
  loader: new URL('./strip-antd-style-functions.mjs', import.meta.url).pathname,
};
