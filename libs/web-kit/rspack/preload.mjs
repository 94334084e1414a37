/** Lets the browser fetch what the first script will ask for at once, instead of one after the other. */
export class PreloadPlugin {
  apply(compiler) {
    const { HtmlRspackPlugin } = compiler.webpack;
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise(
        'PreloadPlugin',
        async (data) => {
          const files = [...compilation.chunks].map((c) => [
            c.name,
            c.id,
            [...c.files],
            [...c.groupsIterable].map((g) => g.name),
          ]);

          return data;
        },
      );
    });
  }
}
