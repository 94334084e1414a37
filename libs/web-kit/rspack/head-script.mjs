import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * One script for the head of every page, from these files in their order: it runs before anything is painted, and a browser
 * that was here before has it.
 */
export class HeadScriptPlugin {
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    const { Compilation, HtmlRspackPlugin, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('HeadScriptPlugin', (compilation) => {
      const code = this.files.map((file) => readFileSync(file, 'utf8')).join('\n');
      const name = `head.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'HeadScriptPlugin', stage }, () => {
        compilation.fileDependencies.addAll(this.files);
        compilation.emitAsset(name, new sources.RawSource(code));
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
