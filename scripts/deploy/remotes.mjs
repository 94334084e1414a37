import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { remoteFolders } from '../../libs/build/rspack/remotes.mjs';
import { findIncompatibleLibrary } from '../../libs/web-kit/src/remotes/compatibility.mjs';
import { UserError } from '../lib/user-error.mjs';
import { root } from '../lib/root.mjs';
import { documentsOf, replaceDocuments } from './documents.mjs';

/** Every remote of the product. */
export const remoteNames = remoteFolders(root);

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The remotes.json of a gateway; empty where there is none yet. */
export const readLive = (file) => (existsSync(file) ? read(file) : { remotes: [] });

/** Where remotes.json of the gateway is; LIVE_FILE names it, the default is that of `npm run deploy:local`. */
export const liveFile = () =>
  process.env.LIVE_FILE || join(process.env.DEPLOY_DIR || join('data', 'deploy'), 'live', 'remotes.json');

/** Where the shell answers; SHELL_AT names it, the default is that of `npm run deploy:local`. */
export const shellAt = () => process.env.SHELL_AT || `http://localhost:${process.env.DEPLOY_PORT || 4200}`;

/** Where a remote's server answers: REMOTES_AT with {name} in it, by default the one place of all. */
export const remoteAt = (name) => (process.env.REMOTES_AT || shellAt()).replace('{name}', name);

/** The gateway's map of pages: the address of a file or of a page of a live remote, or else 404. */
function pagesForGateway({ remotes }) {
  // A remote that does not list its pages may have any.
  const pages = remotes.map(({ pages: pattern = '^' }) => `"~*${pattern}" "";`);
  return ['"~\\.[0-9a-z]+$" "";', ...pages, 'default yes;', ''].join('\n');
}

function replaceAtOnce(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/**
 * Replaces remotes.json atomically. pages.conf in the same folder lists the pages; the gateway answers 404 for all
 * others.
 */
export function writeLive(file, live) {
  const folder = dirname(file);
  replaceAtOnce(join(folder, 'pages.conf'), pagesForGateway(live));
  replaceAtOnce(file, `${JSON.stringify(live, null, 2)}\n`);
}

/**
 * The prerendered pages of the remotes in `live`, in `frames`: file name to content; documents, styles and code have
 * one version. `at` returns the address of a remote's server. Throws UserError when one cannot be loaded.
 */
async function drawnPages(frames, live, at) {
  const drawn = live.remotes.filter(({ routes = {} }) => Object.values(routes).some(({ rendered }) => rendered));
  const documents = await Promise.all(
    drawn.map(async (remote) => {
      const rendered = await answerOf(at(remote.name) + join(dirname(remote.entry), 'rendered.json'));
      return documentsOf(frames, remote, await rendered.json());
    }),
  );
  return Object.assign({}, ...documents);
}

/** Writes prerendered pages into the folder of the gateway's list `file`. */
const putDrawnPages = (file, documents) => replaceDocuments(join(dirname(file), 'documents'), documents);

/** What the shell at `shell` puts around pages. */
export const framesAt = async (shell) => (await answerOf(`${shell}/frames.json`)).json();

/** What names other files of a shell. */
const namesFiles = (file) => /\.html(?:\.br|\.gz)?$|[\\/]frames\.json$/.test(file);

/**
 * The frames of a built shell. Throws UserError when it is not built, or when a remote in `live` needs another version
 * of a library than it provides.
 */
function framesOf(dist, live = { remotes: [] }) {
  if (!existsSync(join(dist, 'frames.json'))) throw new UserError(`No shell build in ${dist}; build it first.`);
  const { carries } = read(join(dist, 'contract.json'));
  for (const remote of live.remotes) refuseUnmetNeeds(remote, carries, 'the new shell');
  return read(join(dist, 'frames.json'));
}

/**
 * Copies a new shell into its server's folder. Files of earlier ones stay, for open pages; the documents are copied
 * last, so that they never name a missing file.
 */
export function replaceShell(dist, store) {
  const isPublished = (file) => relative(dist, file) !== 'documents';
  cpSync(dist, store, { recursive: true, filter: (file) => isPublished(file) && !namesFiles(file) });
  cpSync(dist, store, {
    recursive: true,
    filter: (file) => isPublished(file) && (statSync(file).isDirectory() || namesFiles(file)),
  });
}

/**
 * Publishes the built shell in `dist` to its server's folder `store`, with the prerendered pages of the live remotes in
 * `file`. `at` returns the address of a remote's server. Throws UserError, and changes nothing, when the shell is not
 * built, or a remote does not respond or needs another version of a library. `anyway` skips the last check.
 */
export async function publishShell(dist, store, { file, at, anyway }) {
  const live = readLive(file);
  const frames = framesOf(dist, anyway ? undefined : live);
  const documents = await drawnPages(frames, live, at);
  replaceShell(dist, store);
  if (live.remotes.length > 0) await putDrawnPages(file, documents);
}

/**
 * Adds a built remote to a front server's folder, below /remotes/<name>/<version>/; existing versions stay. Answers {
 * name, version }. Throws UserError when that version is there with other content: a version never changes.
 */
export function addVersion(dist, store) {
  const facts = join(dist, 'remote.json');
  if (!existsSync(facts)) throw new UserError(`${dist} holds no built remote; build it first.`);
  const { name, version } = read(facts);
  const folder = join(store, 'remotes', name, version);
  const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const isSame = (file) => textOf(join(folder, file)) === textOf(join(dist, file));
  if (!existsSync(join(folder, 'remote.json'))) cpSync(dist, folder, { recursive: true });
  else if (!['remote.json', 'rendered.json'].every(isSame)) {
    throw new UserError(
      `${name} ${version} is published already, with other content. Raise its version and build again.`,
    );
  }
  cpSync(facts, join(store, 'remotes', name, 'remote.json'));
  return { name, version };
}

function refuseUnmetNeeds({ name, version, needs }, carries, shell) {
  const misfit = findIncompatibleLibrary(needs, carries);
  if (!misfit) return;
  throw new UserError(
    `${name} ${version} needs ${misfit.library} ${misfit.range}, ${shell} carries ${misfit.version ?? 'none'}: it would be refused.`,
  );
}

/**
 * Loads a remote's facts from the server at `origin`: of the given version, or of the newest one. Throws UserError when
 * the version or its entry file is missing, or needs another version of a library. The same when its contract differs
 * from that of the shell at `shell`.
 */
export async function factsOf(name, version, origin, shell) {
  const folder = (each) => `/remotes/${name}/${each ? `${each}/` : ''}`;
  const facts = await (await answerOf(`${origin}${folder(version)}remote.json`)).json();
  const entry = folder(facts.version) + facts.entry;
  await (await answerOf(origin + entry)).body.cancel();
  const { version: contract, carries } = await (await answerOf(`${shell}/contract.json`)).json();
  if (facts.contract !== contract) {
    throw new UserError(
      `${name} ${facts.version} speaks contract ${facts.contract}, the live shell speaks ${contract}: it would be refused.`,
    );
  }
  refuseUnmetNeeds(facts, carries, 'the live shell');
  return { ...facts, entry };
}

async function answerOf(address) {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) return answer;
  throw new UserError(`${address} ${answer ? `answers ${answer.status}` : 'does not answer'}.`);
}

/** A remotes.json in which `facts` is the live version of its remote and every other remote stays as it was. */
export function withLive({ remotes }, facts) {
  const others = remotes.filter(({ name }) => name !== facts.name);
  return { remotes: [...others, facts].sort((one, other) => (one.name < other.name ? -1 : 1)) };
}

/**
 * Activates `live` in the gateway, in the frames of the shell at `shell`. `at` returns the address of a remote's
 * server.
 */
export async function putLive(file, live, at, shell) {
  await putDrawnPages(file, await drawnPages(await framesAt(shell), live, at));
  writeLive(file, live);
}

/**
 * Adds the newest version of each remote without a live one to `file`. Renders the live pages in the frames of the
 * shell, which may be new.
 */
export async function goLiveFirst(file, names, at, shell) {
  let live = readLive(file);
  const missing = names.filter((name) => !live.remotes.some((remote) => remote.name === name));
  for (const name of missing) live = withLive(live, await factsOf(name, undefined, at(name), shell));
  await putLive(file, live, at, shell);
  return live;
}
