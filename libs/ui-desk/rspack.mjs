/**
 * antd writes its variables and a few rules into <style> elements, which a Content-Security-Policy without 'unsafe-inline'
 * refuses. Every one of them goes through a single file; this puts ours in its place, which uses constructed stylesheets.
 * Needed in each build that bundles antd.
 */
export function withoutStyleElements(rspack) {
  const ours = new URL('./src/root/adopted-styles.ts', import.meta.url).pathname;
  return new rspack.NormalModuleReplacementPlugin(/[\\/]Dom[\\/]dynamicCSS(\.js)?$/, ours);
}
