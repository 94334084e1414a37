import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.webmanifest']);
const worthIt = 512;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes a .br and a .gz file for every text file of `directory` that is `wanted`, so that no server compresses at
 * request time.
 */
export async function precompress(directory, wanted = () => true) {
  const names = await readdir(directory, { recursive: true });
  for (const name of names.filter((each) => compressible.has(extname(each)) && wanted(each))) {
    const path = join(directory, name);
    const content = await readFile(path);
    if (content.length < worthIt) continue;
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
    await writeFile(`${path}.br`, await brotli(content, options));
    await writeFile(`${path}.gz`, await deflate(content, { level: 9 }));
  }
}

export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', () => precompress(compiler.outputPath));
  }
}
