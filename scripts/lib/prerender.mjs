import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from '../../libs/build/rspack/precompress.mjs';
import { mergeRemotes } from '../../libs/build/rspack/remotes.mjs';
import { ANY, documentsOf, frameAround, PAGE_PLACEHOLDER, writeDocuments } from '../deploy/documents.mjs';
import { prerenderInJsdom } from './draw.mjs';
import { UserError } from './user-error.mjs';
import { root } from './root.mjs';

const LANGUAGES = ['en', 'bn'];

/** Where the frame marks which page is shown; around all others it is the same. */
const MARKED = ['/', '/alltasks', '/aboutus'];

const builtShell = join(root, 'shell', 'dist');

const read = (...place) => JSON.parse(readFileSync(join(...place), 'utf8'));

/**
 * The built file of an address of the page, as the servers return it. `shell` is the built shell, `built` the remotes
 * that are not in their own folder.
 */
const fileIn =
  (shell, built = {}) =>
  (pathname) => {
    const [, remote, rest] = /^\/remotes\/(mfe-[a-z-]+)\/(.+)$/.exec(pathname) ?? [];
    return remote ? join(built[remote] ?? join(root, remote, 'dist'), rest) : join(shell, pathname);
  };

function templateOf(shell) {
  const file = join(shell, 'app.html');
  if (!existsSync(file)) throw new UserError('The shell has to be built before public pages can be rendered.');
  return readFileSync(file, 'utf8');
}

const hashOf = (text, length) => createHash('sha256').update(text).digest('hex').slice(0, length);

/** The content policy refuses style attributes in documents: they become rules of a stylesheet. */
function takeStyles(html) {
  const rules = new Map();
  const marked = html.replace(/ style="([^"]*)"/g, (_attribute, style) => {
    const mark = hashOf(style, 6);
    rules.set(mark, `#root [data-s="${mark}"]{${style.replaceAll('&quot;', '"')}}`);
    return ` data-s="${mark}"`;
  });
  return { marked, rules: [...rules.values()] };
}

/** The parts around the page, and its placeholder. */
function cut(html) {
  const [, before, page, after] = /^([^]*<main\b[^>]*>)([^]*)(<\/main>[^]*)$/.exec(html);
  return { frame: before + PAGE_PLACEHOLDER + after, page };
}

/** Writes the files at `addresses` and `rules` into one stylesheet below `folder`, and returns its name. */
function writeSheet(folder, { addresses, rules, fileOf }) {
  const css = [...addresses.map((address) => readFileSync(fileOf(address), 'utf8')), ...rules].join('\n');
  const name = `page.${hashOf(css, 10)}.css`;
  writeFileSync(join(folder, name), css);
  return name;
}

/** The frame's styles first; scripts when the network is idle. */
function frameDocument(template, language, { html, links }) {
  return template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replaceAll('as="script"', 'as="script" fetchpriority="low"')
    .replace('</head>', () => `${links.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

/**
 * Writes the shell's frames.json: the prerendered frame of visitors' pages, as whole documents with a placeholder for
 * the page. They link to files of the shell only. The shell in `shell` has to be built. Throws UserError.
 */
export async function prerenderShells(shell = builtShell) {
  const template = templateOf(shell);
  const fileOf = fileIn(shell);
  const frames = {};
  for (const language of LANGUAGES) {
    frames[language] = {};
    for (const path of [...MARKED, ANY]) {
      const where = { template, path: path === ANY ? '/any' : path, language, remotes: [], fileOf };
      const { answer, sheets } = await prerenderInJsdom(where, (window) => window.renderFrame());
      const { marked, rules } = takeStyles(cut(answer).frame);
      const own = rules.length > 0 ? [`/${writeSheet(shell, { addresses: [], rules, fileOf })}`] : [];
      frames[language][path] = frameDocument(template, language, { html: marked, links: [...sheets, ...own] });
    }
  }
  writeFileSync(join(shell, 'frames.json'), JSON.stringify(frames));
}

/**
 * Refuses a page that was rendered with another frame than it will be shown in: hydration would render everything
 * again.
 */
function refuseOtherFrame(frames, path, language, frame) {
  if (!frameAround(frames, path, language).includes(takeStyles(frame).marked))
    throw new UserError(`The frame around ${path} (${language}) does not match any frame rendered by the shell.`);
}

/**
 * Writes the rendered.json of the remote `name` with its stylesheets into `folder`: the prerendered first pages, for
 * the routes marked `rendered` in its remote.json. It is activated and rolled back with its version. The remote in
 * `built` and the shell in `shell` have to be built, the frames rendered. Throws UserError.
 */
export async function drawPages(name, { built = join(root, name, 'dist'), shell = builtShell, folder = built } = {}) {
  const template = templateOf(shell);
  const fileOf = fileIn(shell, { [name]: built });
  const frames = read(shell, 'frames.json');
  const facts = read(built, 'remote.json');
  const remotes = [{ ...facts, entry: `/remotes/${name}/${facts.entry}` }];
  const { routes } = facts;
  const rendered = {};
  for (const path of Object.keys(routes).filter((each) => routes[each].rendered)) {
    rendered[path] = {};
    for (const language of LANGUAGES) {
      const where = { template, path, language, remotes, fileOf };
      const { answer, sheets } = await prerenderInJsdom(where, (window) => window.renderPage(path));
      const { frame, page } = cut(answer.html);
      refuseOtherFrame(frames, path, language, frame);
      const { marked, rules } = takeStyles(page);
      const addresses = sheets.filter((address) => !frames[language][ANY].includes(`href="${address}"`));
      const sheet = writeSheet(folder, { addresses, rules, fileOf });
      rendered[path][language] = { html: marked, title: answer.title, sheet };
    }
  }
  writeFileSync(join(folder, 'rendered.json'), JSON.stringify(rendered));
  await precompress(folder, (file) => file.startsWith('page.'));
}

/**
 * Puts the prerendered pages of `remotes` into the frames of the shell in `shell`, below documents/ there: for an API
 * that serves the pages itself. `builtAt` returns the folder of a remote's built files.
 */
export async function joinDocuments({
  shell = builtShell,
  remotes = mergeRemotes(root).remotes,
  builtAt = (name) => join(root, name, 'dist'),
} = {}) {
  const folder = join(shell, 'documents');
  const frames = read(shell, 'frames.json');
  const documents = remotes
    .filter(({ name }) => existsSync(join(builtAt(name), 'rendered.json')))
    .map((remote) => documentsOf(frames, remote, read(builtAt(remote.name), 'rendered.json')));
  rmSync(folder, { recursive: true, force: true });
  await writeDocuments(folder, Object.assign({}, ...documents));
}
