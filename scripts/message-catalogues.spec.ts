import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from './deploy/remotes.mjs';

const root = join(__dirname, '..');

const folders = ['shell', ...remoteNames, ...readdirSync(join(root, 'libs')).map((name) => `libs/${name}`)];
const withSources = folders.filter((folder) => existsSync(join(root, folder, 'src')));
const catalogues = withSources.flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)messages\/(\w+\.)?(en|bn)\.json$/.test(file))
    .map((file) => join(folder, 'src', file)),
);

it('every page has its texts in a catalogue', () =>
  expect(catalogues.map((file) => file.split('/')[0])).toEqual(expect.arrayContaining(['shell', ...remoteNames])));

// JSON.parse silently keeps the last duplicate: the raw text is checked.
it.each(catalogues)('%s has each name once', (file) =>
  expect(twiceIn(readFileSync(join(root, file), 'utf8'))).toEqual([]),
);

it('no page repeats a key of the common texts', () => {
  const keysOf = (file: string) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const common = keysOf('libs/web-kit/src/messages/common.en.json');
  const pages = catalogues.filter((file) => !file.startsWith('libs/')).flatMap(keysOf);
  expect(common.filter((key) => pages.includes(key))).toEqual([]);
});

describe('a duplicate key is found', () => {
  it.each([
    ['{ "a": "1", "b": "2" }', []],
    ['{ "a": "1", "b": "2", "a": "3" }', ['a']],
    ['{\n  "a.b": "1",\n  "a.b" : "1"\n}', ['a.b']],
    ['{ "a": "b", "b": "a" }', []],
    [String.raw`{ "a": "say \"b\": now", "b": "2" }`, []],
  ])('%s', (text, twice) => expect(twiceIn(text)).toEqual(twice));
});

/** The names that a flat JSON object has more than once. */
function twiceIn(text: string): readonly string[] {
  const strings = [...text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)];
  const names = strings.filter(([, , colon]) => colon).map(([, name = '']) => name);
  return names.filter((name, place) => names.indexOf(name) !== place);
}
