import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFacts } from '../libs/build/rspack/remote-facts.mjs';
import contract from '../libs/web-kit/contract.json';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'kaaj-facts-')), 'mfe-support');
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

function write(file: string, content: object | string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function writeRoute(path: string, route: object): void {
  write('package.json', { dependencies: {} });
  write('remote.json', { contract: contract.version, name: 'mfe-support', role: null, routes: { [path]: route } });
}

it('accepts a route whose page exists', () => {
  const route = { page: 'support/help', audience: 'anyone', rendered: true };
  writeRoute('/support', route);
  write('src/features/support/help-page.tsx', '');
  expect(readFacts(folder)).toMatchObject({ name: 'mfe-support', needs: {}, routes: { '/support': route } });
});

it.each([
  [
    'whose page is missing',
    '/support',
    { page: 'support/other' },
    '/support has no page at src/features/support/other-page.tsx',
  ],
  ['without a slash', 'support', { page: 'support/help' }, 'the path "support" must start with a slash or be *'],
  ['for nobody', '/support', { page: 'support/help', audience: 'nobody' }, 'the audience of /support must be one of'],
  ['with many pages to render', '/a/:id', { page: 'support/help', rendered: true }, '/a/:id stands for many pages'],
])('refuses a route %s', (_, path, route, words) => {
  writeRoute(path, { audience: 'anyone', ...route });
  write('src/features/support/help-page.tsx', '');
  expect(() => readFacts(folder)).toThrow(words);
});
