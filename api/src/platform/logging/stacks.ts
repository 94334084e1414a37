import { readFileSync } from 'node:fs';
import { type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { Origins } from './origins';

/**
 * Has the stacks of errors name the files that we wrote, where a map lies beside the one that runs. Node's own
 * --enable-source-maps holds 10 MB from the start; here a map is read for the first stack that somebody looks at, and kept as numbers.
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
  const origin = originsOf(file)?.at(line, column);
  return origin && `${resolve(dirname(file), origin.source)}:${origin.line + 1}`;
}

const origins = new Map<string, Origins | undefined>();

function originsOf(file: string): Origins | undefined {
  if (!origins.has(file)) origins.set(file, readOrigins(`${file}.map`));
  return origins.get(file);
}

function readOrigins(path: string): Origins | undefined {
  try {
    return new Origins(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  } catch {
    // Nothing may be thrown where an error tells of itself.
    return undefined;
  }
}
