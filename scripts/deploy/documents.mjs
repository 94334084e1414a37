import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { precompress } from '../../libs/build/rspack/precompress.mjs';

/** The file of a page in each language; the servers pick one by the cookie kaaj_language. */
const FILES = { en: 'index.html', bn: 'index.bn.html' };

/** The frame of pages without a separate one. */
export const ANY = '*';
/** The placeholder for the page in a frame. */
export const PAGE_PLACEHOLDER = '<!--page-->';

/** The frame around the page at `path`, of a shell's frames.json. */
export const frameAround = (frames, path, language) => frames[language][path] ?? frames[language][ANY];

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A frame with the page in it. Hydration takes it over where `entry` is what is live. */
function fill(frame, language, { entry, guests }, { html, title, sheet }) {
  const marks = `data-rendered="${language}" data-entry="${entry}"${guests ? ' data-guests' : ''}`;
  return frame
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `<link rel="stylesheet" href="${join(dirname(entry), sheet)}"></head>`)
    .replace('<div id="root">', () => `<div id="root" ${marks}>`)
    .replace(PAGE_PLACEHOLDER, () => html);
}

/**
 * The prerendered pages of a live remote in the frames of a shell: file name to content. `frames` is the shell's
 * frames.json, { en: { [path]: html } }; `remote` is a remote of remotes.json, `rendered` its rendered.json, { [path]:
 * { en: { html, title, sheet } } }.
 */
export function documentsOf(frames, remote, rendered) {
  const documents = {};
  for (const [path, inLanguages] of Object.entries(rendered)) {
    const guests = remote.routes[path]?.audience === 'guest';
    for (const [language, page] of Object.entries(inLanguages)) {
      const frame = frameAround(frames, path, language);
      const file = join(path, FILES[language]).slice(1);
      documents[file] = fill(frame, language, { entry: remote.entry, guests }, page);
    }
  }
  return documents;
}

/** Writes `documents` below `folder`, each with its compressed forms. */
export async function writeDocuments(folder, documents) {
  for (const [file, content] of Object.entries(documents)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  await precompress(folder);
}

/** Replaces the documents at `place` by `documents` atomically: a link points to a separate folder. */
export async function replaceDocuments(place, documents) {
  const hash = createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12);
  const name = `${basename(place)}-${hash}`;
  const folder = join(dirname(place), name);
  mkdirSync(folder, { recursive: true });
  await writeDocuments(folder, documents);
  const before = existsSync(place) ? readlinkSync(place) : undefined;
  rmSync(`${place}.new`, { force: true });
  symlinkSync(name, `${place}.new`);
  renameSync(`${place}.new`, place);
  // Who was just being answered from the ones before gets to their end.
  const isOlder = (other) => other.startsWith(`${basename(place)}-`) && other !== name && other !== before;
  for (const other of readdirSync(dirname(place)).filter(isOlder))
    rmSync(join(dirname(place), other), { recursive: true });
}
