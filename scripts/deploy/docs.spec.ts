import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceFolders } from '../lib/workspaces.mjs';

const root = join(__dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].concat(
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const anchorsIn = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

it.each(pages)('%s links only to existing files and headings', (page) => {
  const links = [...read(page).matchAll(/(?<!!\[[^\]]*)\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)];
  for (const [link, path = '', anchor] of links) {
    const target = path ? join(dirname(page), path) : page;
    expect([link, existsSync(join(root, target))]).toEqual([link, true]);
    if (anchor) expect([link, anchorsIn(target)]).toEqual([link, expect.arrayContaining([anchor])]);
  }
});

it('docs/dependencies.md gives a reason for each direct dependency', () => {
  const rows = read('docs/dependencies.md').split('\n');
  const isListed = (name: string) => {
    const [scope, rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
    return rows.some((row) => {
      const words = (row.split('|')[1] ?? '').split(/[\s,]+/);
      if (words.includes(name)) return true;
      const ofScope = scope !== undefined && words.some((word) => word.startsWith(`${scope}/`));
      return ofScope && (words.includes(rest ?? '') || words.includes(`${scope}/*`));
    });
  };
  const missing = ['.', ...workspaceFolders].flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(join(folder, 'package.json'))) as Record<
      string,
      Record<string, string>
    >;
    return Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !/^@(kaaj|types)\//.test(name) && !isListed(name),
    );
  });
  expect([...new Set(missing)]).toEqual([]);
});
