import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { precompress } from '../../libs/web-kit/rspack/precompress.mjs';
import { mergeRemotes } from '../../libs/web-kit/rspack/remotes.mjs';
import { PlainError } from './plain-error.mjs';
import { root } from './root.mjs';

/** The pages that a visitor may open first; whoever has chosen a language or is signed in gets theirs on top. */
const OWNERS_PAGES = ['/help', '/terms', '/privacy', '/fees', '/contact'];
const PATHS = ['/', '/alltasks', '/aboutus', '/signin', '/signup', ...OWNERS_PAGES];

/** The file of each language, beside the others; the servers pick one by the cookie kaaj_language. */
const FILES = { en: 'index.html', bn: 'index.bn.html' };

const ORIGIN = 'http://kaaj.invalid';
const TIMEOUT_MS = 30_000;

/** The built file behind an address of the page, as the servers answer it; `dist` holds the built shell. */
function fileOf(address, dist) {
  const { pathname } = new URL(address, ORIGIN);
  const [, remote, rest] = /^\/remotes\/(mfe-[a-z-]+)\/(.+)$/.exec(pathname) ?? [];
  return remote ? join(root, remote, 'dist', rest) : join(dist, pathname);
}

class BuiltFiles extends ResourceLoader {
  constructor(dist) {
    super();
    this.dist = dist;
  }

  fetch(address) {
    return address.endsWith('.css') ? Promise.resolve(Buffer.alloc(0)) : readFile(fileOf(address, this.dist));
  }
}

/** The API does not answer at build time: what it says is fetched in the visitor's browser. */
const answerNothing = () => new Promise(() => undefined);

function fetchBuilt(address) {
  const { pathname } = new URL(address, ORIGIN);
  return pathname === '/remotes.json' ? Promise.resolve(Response.json(mergeRemotes(root))) : answerNothing();
}

/** Node's own wants whole addresses. */
class PageRequest extends Request {
  constructor(address, options) {
    super(typeof address === 'string' ? new URL(address, ORIGIN) : address, options);
  }
}

/** Node's own would keep the process alive. */
class Channel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}

class Silence {
  addEventListener() {}
  removeEventListener() {}
  postMessage() {}
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What browsers have and jsdom does not; nothing of it matters for what is drawn first. */
function fillGaps(window) {
  Object.assign(window, { fetch: fetchBuilt, Request: PageRequest, Response, Headers, MessageChannel: Channel });
  Object.assign(window, { TextEncoder, TextDecoder, ReadableStream, AbortController, AbortSignal });
  Object.assign(window, { BroadcastChannel: Silence, IntersectionObserver: Silence, ResizeObserver: Silence });
  window.matchMedia = () => Object.assign(new Silence(), { matches: false });
  window.scrollTo = () => undefined;
}

async function until(found, what) {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (!found()) {
    if (Date.now() > giveUpAt) throw new PlainError(`Rendering the public pages: ${what} did not come.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Draws the page at `path` with the built files, as a browser would, and answers its HTML, title and stylesheets. */
async function render(template, path, language, dist) {
  const page = template.replace('<div id="root">', '<div id="root" data-render>');
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', ({ message }) => console.error(message));
  const { window } = new JSDOM(page, {
    url: ORIGIN + path,
    runScripts: 'dangerously',
    resources: new BuiltFiles(dist),
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (window) => {
      fillGaps(window);
      window.localStorage.setItem('kaaj.language', language);
    },
  });
  try {
    await until(() => window.renderPage, 'the renderer');
    const { html, title } = await window.renderPage(path);
    const sheets = [...window.document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.href);
    return { html, title, sheets };
  } catch (error) {
    throw error instanceof PlainError ? error : new PlainError(`${path} could not be rendered: ${error.message}`);
  } finally {
    window.close();
  }
}

/** Style attributes are refused by the content policy where they come with the page: they become rules of a stylesheet. */
function takeStyles(html) {
  const styles = [];
  const marked = html.replace(/ style="([^"]*)"/g, (_attribute, style) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-s="${styles.indexOf(style)}"`;
  });
  const rules = styles.map((style, index) => `#root [data-s="${index}"]{${style.replaceAll('&quot;', '"')}}`);
  return { marked, rules };
}

/** Writes what the remote's stylesheets and `rules` say beside the page: a remote's own place changes with its version. */
function writeSheet(sheets, rules, dist) {
  const css = [...sheets.map((address) => readFileSync(fileOf(address, dist), 'utf8')), ...rules].join('\n');
  const name = `page.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  writeFileSync(join(dist, name), css);
  return `/${name}`;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const isRemote = (address) => new URL(address).pathname.startsWith('/remotes/');

/** The page to be sent: its look and its words first, the scripts when the line is free. */
function fill(template, language, { html, title, sheets, forGuests }, dist) {
  const { marked, rules } = takeStyles(html);
  const own = sheets.filter((address) => !isRemote(address)).map((address) => new URL(address).pathname);
  const links = [...own, writeSheet(sheets.filter(isRemote), rules, dist)].map(
    (address) => `<link rel="stylesheet" href="${address}">`,
  );
  const guests = forGuests ? ' data-guests' : '';
  return template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replaceAll('as="script"', 'as="script" fetchpriority="low"')
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-rendered="${language}"${guests}>${marked}</div>`);
}

/**
 * Writes the first HTML of the public pages into `dist` (<path>/index.html, index.bn.html in Bangla), so that it is on the screen before any
 * script has run. The shell in `dist` and the public remote have to be built. Throws PlainError.
 */
export async function prerender(dist = join(root, 'shell', 'dist')) {
  const frame = join(dist, 'app.html');
  if (!existsSync(frame)) throw new PlainError('The shell has to be built before the public pages can be rendered.');
  const template = readFileSync(frame, 'utf8');
  const isForGuests = (path) => mergeRemotes(root).remotes.some(({ routes }) => routes[path]?.audience === 'guest');
  for (const [language, name] of Object.entries(FILES)) {
    for (const path of PATHS) {
      const file = join(dist, path, name);
      mkdirSync(dirname(file), { recursive: true });
      const rendered = await render(template, path, language, dist);
      writeFileSync(file, fill(template, language, { ...rendered, forGuests: isForGuests(path) }, dist));
    }
  }
  await precompress(dist);
}
