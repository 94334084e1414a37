import { firstVisitGroups } from './first-visit.mjs';

const kinds = { js: 'script', css: 'style', woff2: 'font' };

/**
 * Preloads what the first script would request one after the other. These are the chunks of its import that matches
 * `request`, those of the shared modules it needs, and the assets whose names match `assets`.
 */
export class PreloadPlugin {
  constructor({ request, assets }) {
    this.request = request;
    this.assets = assets;
  }

  apply(compiler) {
    const { HtmlRspackPlugin } = compiler.webpack;
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise(
        'PreloadPlugin',
        async (data) => {
          const chunks = firstVisitGroups(compilation, this.request).flatMap((group) => group.chunks);
          const files = chunks.flatMap((chunk) => [...chunk.files]);
          const assets = Object.keys(compilation.assets).filter((name) => this.assets.test(name));
          const links = [...new Set([...files, ...assets])].map((file) => this.link(data.publicPath + file));
          return { ...data, headTags: [...links, ...data.headTags] };
        },
      );
    });
  }

  link(href) {
    const kind = kinds[href.split('.').at(-1)];
    const attributes = { rel: 'preload', href, as: kind, ...(kind === 'font' ? { crossorigin: '' } : {}) };
    return { tagName: 'link', voidTag: true, attributes };
  }
}
