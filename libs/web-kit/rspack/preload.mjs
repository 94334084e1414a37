const sharedName = (kind, { module }) =>
  module?.identifier?.().match(new RegExp(`^${kind} shared module \\(default\\) (@?[^@]+)@`))?.[1];

/** The names of shared modules that the chunks of `group` ask for as soon as they run. */
function consumedBy(group, groups) {
  const children = groups.filter((each) => each.getParents().includes(group));
  return children.flatMap((child) => child.origins.map((origin) => sharedName('consume', origin))).filter(Boolean);
}

/** `start` and, transitively, the groups that provide the shared modules it needs before it can run. */
function neededFor(start, groups) {
  const needed = new Set([start]);
  for (const group of needed) {
    for (const name of consumedBy(group, groups)) {
      const providing = groups.find((each) => each.origins.some((origin) => sharedName('provide', origin) === name));
      if (providing) needed.add(providing);
    }
  }
  return needed;
}

const kinds = { js: 'script', css: 'style', woff2: 'font' };

/**
 * Lets the browser fetch at once what the first script will ask for one after the other: the chunks of its import that
 * matches `request`, those of the shared modules it needs, and the assets whose names match `assets`.
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
          const groups = compilation.chunkGroups;
          const start = groups.find((group) => group.origins.some(({ request }) => this.request.test(request)));
          const chunks = [...neededFor(start, groups)].flatMap((group) => group.chunks);
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
