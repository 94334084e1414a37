import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * One script for the head of every page, made of these files in order. It runs before the first paint and is cached by
 * returning browsers. The files read the build's `facts` from `window.shellFiles`.
 */
export class HeadScriptPlugin {
  constructor(files, facts) {
    this.files = files;
    this.facts = facts;
  }

  apply(compiler) {
    const { Compilation, HtmlRspackPlugin, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('HeadScriptPlugin', (compilation) => {
      let name;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'HeadScriptPlugin', stage }, () => {
        const facts = `window.shellFiles=${JSON.stringify(this.facts(compilation))};`;
        const code = [facts, ...this.files.map((file) => readFileSync(file, 'utf8'))].join('\n');
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
        name = `head.${hash}.js`;
        compilation.fileDependencies.addAll(this.files);
        // The names of other files in it are settled last; its own follows them.
        compilation.emitAsset(name, new sources.RawSource(code), { contenthash: [hash] });
      });
      HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise(
        'HeadScriptPlugin',
        async (data) => {
          const script = { tagName: 'script', voidTag: false, attributes: { src: data.publicPath + name } };
          return { ...data, headTags: [script, ...data.headTags] };
        },
      );
    });
  }
}
