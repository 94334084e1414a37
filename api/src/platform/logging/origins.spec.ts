import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { Origins } from './origins';

const MAPS = ['server.js.map', 'platform/logging/origins.js.map'].map((name) => join(__dirname, '../../../dist', name));

describe.each(MAPS)('what is kept of %s', (path) => {
  const payload = JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload;
  const origins = new Origins(payload);
  const lineCount = payload.mappings.split(';').length;

  it('tells of each line what the map tells', () => {
    const map = new SourceMap(payload);
    let told = 0;
    for (let line = 0; line < lineCount; line += 1) {
      for (const column of [0, 1, 7, 40, 200]) {
        const found = map.findEntry(line, column);
        const expected =
          'generatedLine' in found && found.generatedLine === line
            ? { source: found.originalSource, line: found.originalLine }
            : undefined;
        const answer = origins.at(line, column);
        if (answer?.line !== expected?.line || answer?.source !== expected?.source) expect(answer).toEqual(expected);
        if (answer) told += 1;
      }
    }
    expect(told).toBeGreaterThan(lineCount / 10);
  });

  it('tells nothing of lines that there are not', () => {
    expect(origins.at(-1, 0)).toBeUndefined();
    expect(origins.at(lineCount + 1, 0)).toBeUndefined();
  });
});

it('nothing is kept of a map that tells of nothing', () => {
  const origins = new Origins({
    file: '',
    version: 3,
    sources: [],
    sourcesContent: [],
    names: [],
    mappings: '',
    sourceRoot: '',
  });
  expect(origins.at(0, 0)).toBeUndefined();
});
