import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import { dirname, resolve } from 'node:path';

/**
 * Has the stacks of errors name the files that we wrote, where a map lies beside the one that runs. Node's own
 * --enable-source-maps holds 10 MB from the start; here a map is read for the first stack that somebody looks at.
 */
export function nameSourcesInStacks(): void {
  Error.prepareStackTrace = (error, sites) => [String(error), ...sites.map(written)].join('\n    at ');
}

/** Node's types leave out that a site words itself. */
type Site = NodeJS.CallSite & { toString(): string };

function written(site: Site): string {
  const file = site.getFileName();
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  const source = file && line && column ? sourceOf(file, line - 1, column - 1) : undefined;
  const text = site.toString();
  return source ? text.replace(`${file}:${line}:${column}`, source) : text;
}

function sourceOf(file: string, line: number, column: number): string | undefined {
  const found = mapOf(file)?.findEntry(line, column);
  // A line that has no source of ours, as those of packages, gets the last one before it.
  if (!found || !isOf(line, found)) return undefined;
  return `${resolve(dirname(file), found.originalSource)}:${found.originalLine + 1}`;
}

const isOf = (line: number, found: object): found is SourceMapping =>
  'generatedLine' in found && found.generatedLine === line;

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Nothing may be thrown where an error tells of itself.
    return undefined;
  }
}
