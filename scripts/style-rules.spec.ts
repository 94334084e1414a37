import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames } from './deploy/remotes.mjs';
import { workspaceFolders } from './lib/workspaces.mjs';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Their sheets are modules: each build has its own of what it bundles. */
const fronts = ['shell', 'libs/page-kit', ...remoteNames];
const libraries = workspaceFolders.filter(
  (folder) => folder.startsWith('libs/') && !fronts.includes(folder) && filesOf(folder, '.css').length > 0,
);

/** Represents all classes of a sheet, for files that compute the class name. */
const ANY = '*';

const isOffered = (name: string) => name.startsWith('k-');
/** What antd calls its own things; `kaaj` marks those that have the variables of our theme. */
const isOfAntd = (name: string) => /^(ant-|anticon$|kaaj$)/.test(name);

describe.each(fronts)('the styles of %s', (front) => {
  const sheets = filesOf(front, '.css');
  const modules = sheets.filter((sheet) => sheet.endsWith('.module.css'));
  const code = filesOf(front, '.ts', '.tsx').filter((file) => !/\.spec\.tsx?$/.test(file));
  const asked = askedOf(code.map((file) => ({ file, text: read(file) })));

  it('are modules: no other team can have a class of the same name', () => expect(sheets).toEqual(modules));

  it('use no class of others except those of the libraries', () =>
    expect(modules.flatMap((sheet) => globalsOf(read(sheet)).filter((name) => !isOffered(name)))).toEqual([]));

  it('set variables of the libraries in :global only', () =>
    expect(modules.flatMap((sheet) => renamedIn(read(sheet)).map((name) => `${sheet}: ${name}`))).toEqual([]));

  // This reference is to a renamed variable, not to a class.
  it('call no variable as they call a class', () =>
    expect(
      modules.flatMap((sheet) =>
        variablesOf(read(sheet))
          .filter((name) => ownOf(read(sheet)).includes(name))
          .map((name) => `${sheet}: ${name}`),
      ),
    ).toEqual([]));

  it('have no class that no file uses', () =>
    expect(
      modules.flatMap((sheet) =>
        ownOf(read(sheet))
          .filter((name) => !asked.get(sheet)?.has(name) && !asked.get(sheet)?.has(ANY))
          .map((name) => `${sheet}: ${name}`),
      ),
    ).toEqual([]));

  it('have every class that a file uses', () =>
    expect(
      [...asked].flatMap(([sheet, names]) =>
        [...names]
          .filter((name) => name !== ANY && !ownOf(read(sheet)).includes(name))
          .map((name) => `${sheet}: ${name}`),
      ),
    ).toEqual([]));
});

it.each(libraries)('the classes of %s begin with k-, as global classes must', (library) =>
  expect(
    filesOf(library, '.css').flatMap((sheet) =>
      ownOf(read(sheet))
        .filter((name) => !isOffered(name) && !isOfAntd(name))
        .map((name) => `${sheet}: ${name}`),
    ),
  ).toEqual([]),
);

it('each class of the libraries that a file writes into a page is in a sheet of theirs', () => {
  const sheets = libraries.flatMap((library) => filesOf(library, '.css')).map(read);
  const styled = new Set(sheets.flatMap(ownOf));
  // The libraries with their gallery and its examples, checked like pages.
  const code = [...fronts.map((front) => join(front, 'src')), ...libraries].flatMap((folder) =>
    filesOf(folder, '.ts', '.tsx'),
  );
  expect(
    code
      .filter((file) => !/\.spec\.tsx?$/.test(file))
      .flatMap((file) => writtenIn(read(file)).map((name) => ({ file, name })))
      .filter(({ name }) => !styled.has(name))
      .map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
});

it('the gallery loads every sheet that it needs: an example renders its component, and the entry loads the sheets', () => {
  const gallery = 'libs/ui/gallery/gallery.tsx';
  const shown = ['libs/ui/src', 'libs/ui-desk/src'].flatMap((folder) => filesOf(folder, '.css'));
  const loaded = new Set(
    [gallery, ...importsOf(gallery).map((entry) => join(entry, 'index.ts'))]
      .filter((file) => existsSync(join(root, file)))
      .flatMap(importsOf),
  );
  expect(shown.filter((sheet) => !loaded.has(sheet))).toEqual([]);
});

describe('the parser', () => {
  it('of a sheet: its own classes once each, and those of others', () => {
    const sheet = `
      /* .said { } */
      .card, .card > .title:not(.plain) { background: url(a.png); transition: opacity .5s; content: '.text'; }
      @media (min-width: 47.5rem) { .card :global(.k-button:not(.k-busy)) .wide { color: red; } }
      @keyframes turn { 12.5% { opacity: 0; } }
    `;
    expect(ownOf(sheet)).toEqual(['card', 'title', 'plain', 'wide']);
    expect(globalsOf(sheet)).toEqual(['k-button', 'k-busy']);
  });

  it('of a sheet: variables of the libraries that become its own', () => {
    const sheet = `
      .card { --k-gap: 1px; --own: 2px; gap: var(--k-space-1); }
      @media print { :global :root:has(:local(.card)) { --k-room: 3px; } }
    `;
    expect(renamedIn(sheet)).toEqual(['--k-gap']);
  });

  it('of a sheet: the variables that it sets', () =>
    expect(variablesOf('.card { --part: 1px; gap: var(--gap); } .open { --part: 2px; --room: 0; }')).toEqual([
      'part',
      'room',
    ]));

  it('of a file: the classes that it writes itself', () => {
    const text = `
      const look = <p className="k-lead k-open" id="k-id">{classes('k-row', wide && 'k-row--wide', \`k-row--\${gap}\`)}</p>;
      const button = { className: 'k-button' };
    `;
    expect(writtenIn(text)).toEqual(['k-lead', 'k-open', 'k-button']);
  });

  it('of a file: the classes that it asks each of its sheets for', () => {
    const text = `
      import styles from './card.module.css';
      import people from '../people/people.module.css';
      import marks from './marks.module.css';
      const looks = [styles.card, styles['title'], people.face, marks[kind]];
    `;
    expect(askedOf([{ file: 'mfe-a/src/card/card.tsx', text }])).toEqual(
      new Map([
        ['mfe-a/src/card/card.module.css', new Set(['card', 'title'])],
        ['mfe-a/src/people/people.module.css', new Set(['face'])],
        ['mfe-a/src/card/marks.module.css', new Set([ANY])],
      ]),
    );
  });
});

/** The files of a workspace with one of these endings, from the root. */
function filesOf(folder: string, ...endings: readonly string[]): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .filter((file) => !/(^|\/)(dist|node_modules)\//.test(file))
    .map((file) => join(folder, file));
}

/** Relative imports of a file, as paths from the root. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/^import (?:[^;']* from )?'(\.[^']*)'/gm)].map(([, address = '']) =>
    join(dirname(file), address),
  );

/** A sheet without comments, texts and addresses: a dot in them begins no class. */
const bare = (sheet: string) => sheet.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '');

const selectorsOf = (sheet: string) =>
  (bare(sheet).match(/[^{};]+(?=\{)/g) ?? []).filter((selector) => !selector.trim().startsWith('@'));

/** Variables of the libraries that a module sets in its own rules. */
const renamedIn = (sheet: string) =>
  [...bare(sheet).matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => !selector.trim().startsWith(':global '))
    .flatMap(([, , body = '']) => body.match(/--k-[\w-]+(?=\s*:)/g) ?? []);

/** The names, without dashes, of the variables that a sheet sets. */
const variablesOf = (sheet: string) => [
  ...new Set([...bare(sheet).matchAll(/--([\w-]+)(?=\s*:)/g)].map(([, name = '']) => name)),
];

/** The library classes that a file uses as `className`. */
const writtenIn = (text: string) =>
  [...text.matchAll(/className(?:=|: )["']([^"']*)["']/g)].flatMap(([, names = '']) =>
    names.split(' ').filter(isOffered),
  );

const GLOBAL = /:global\((?:[^()]|\([^()]*\))*\)/g;
const namesIn = (selectors: readonly string[]) => [
  ...new Set(selectors.flatMap((each) => [...each.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))),
];
const ownOf = (sheet: string) => namesIn(selectorsOf(sheet).map((selector) => selector.replace(GLOBAL, '')));
const globalsOf = (sheet: string) => namesIn(selectorsOf(sheet).flatMap((selector) => selector.match(GLOBAL) ?? []));

/** The classes that these files use, by sheet. */
function askedOf(files: readonly { readonly file: string; readonly text: string }[]) {
  const asked = new Map<string, Set<string>>();
  for (const { file, text } of files) {
    for (const [, given = '', address = ''] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = join(dirname(file), address);
      const names = asked.get(sheet) ?? new Set();
      asked.set(sheet, names);
      const use = new RegExp(`(?<![\\w./])${given}(?:\\.(\\w+)|\\['([^']+)'\\]|\\[)`, 'g');
      for (const [, name, quoted] of text.matchAll(use)) names.add(name ?? quoted ?? ANY);
    }
  }
  return asked;
}
