import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteFolders } from '../../libs/web-kit/rspack/remotes.mjs';
import { misfitOf } from '../../libs/web-kit/src/remotes/misfit.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { root } from '../lib/root.mjs';

/** Every remote of the product. */
export const remoteNames = remoteFolders(root);

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The remotes.json of a gateway; empty where there is none yet. */
export const readLive = (file) => (existsSync(file) ? read(file) : { remotes: [] });

/** Where remotes.json of the gateway is; LIVE_FILE names it, the default is that of `npm run deploy:local`. */
export const liveFile = () =>
  process.env.LIVE_FILE || join(process.env.DEPLOY_DIR || join('data', 'deploy'), 'live', 'remotes.json');

/** What the gateway's map includes: every address that is neither a file nor a page of a live remote is none. */
function pagesForGateway({ remotes }) {
  // A remote that does not say which pages it has may have any.
  const pages = remotes.map(({ pages: pattern = '^' }) => `"~*${pattern}" "";`);
  return ['"~\\.[0-9a-z]+$" "";', ...pages, 'default yes;', ''].join('\n');
}

function replaceAtOnce(file, content) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/**
 * Puts a new remotes.json in place at once: a browser sees the old one or the new one, never half of one. The list of pages beside
 * it, pages.conf, tells the gateway what to answer with 404.
 */
export function writeLive(file, live) {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  replaceAtOnce(join(folder, 'pages.conf'), pagesForGateway(live));
  replaceAtOnce(file, `${JSON.stringify(live, null, 2)}\n`);
}

const isPage = (file) => /\.html(?:\.br|\.gz)?$/.test(file);

/**
 * Puts a new shell into its server's folder. Files of earlier ones stay, for pages that are open in browsers; the pages
 * come last, so that they never name a file that is not there yet. Throws PlainError when it is not built, or when one of
 * the remotes in `live` needs a library in another version than it carries.
 */
export function replaceShell(dist, store, live = { remotes: [] }) {
  if (!existsSync(join(dist, 'app.html'))) throw new PlainError(`${dist} holds no built shell; build it first.`);
  const { carries } = read(join(dist, 'contract.json'));
  for (const remote of live.remotes) refuseUnmetNeeds(remote, carries, 'the new shell');
  cpSync(dist, store, { recursive: true, filter: (file) => !isPage(file) });
  cpSync(dist, store, { recursive: true, filter: (file) => statSync(file).isDirectory() || isPage(file) });
}

/**
 * Adds a built remote to a front server's folder, below /remotes/<name>/<version>/, beside the versions already there.
 * Answers { name, version }. Throws PlainError when that version is there with other content: a version never changes.
 */
export function addVersion(dist, store) {
  const facts = join(dist, 'remote.json');
  if (!existsSync(facts)) throw new PlainError(`${dist} holds no built remote; build it first.`);
  const { name, version } = read(facts);
  const folder = join(store, 'remotes', name, version);
  const there = join(folder, 'remote.json');
  if (!existsSync(there)) cpSync(dist, folder, { recursive: true });
  else if (readFileSync(there, 'utf8') !== readFileSync(facts, 'utf8')) {
    throw new PlainError(
      `${name} ${version} is published already, with other content. Raise its version and build again.`,
    );
  }
  cpSync(facts, join(store, 'remotes', name, 'remote.json'));
  return { name, version };
}

function refuseUnmetNeeds({ name, version, needs }, carries, shell) {
  const misfit = misfitOf(needs, carries);
  if (!misfit) return;
  throw new PlainError(
    `${name} ${version} needs ${misfit.library} ${misfit.range}, ${shell} carries ${misfit.version ?? 'none'}: it would be refused.`,
  );
}

/**
 * Asks the server at `origin` for a remote's facts: of the given version, or of the newest one published there. Throws
 * PlainError when the version or its entry file is not there, speaks another contract than the shell at `shell`,
 * or needs a library in another version than that one carries.
 */
export async function factsOf(name, version, origin, shell) {
  const folder = (each) => `/remotes/${name}/${each ? `${each}/` : ''}`;
  const facts = await (await answerOf(`${origin}${folder(version)}remote.json`)).json();
  const entry = folder(facts.version) + facts.entry;
  await (await answerOf(origin + entry)).body.cancel();
  const { version: contract, carries } = await (await answerOf(`${shell}/contract.json`)).json();
  if (facts.contract !== contract) {
    throw new PlainError(
      `${name} ${facts.version} speaks contract ${facts.contract}, the live shell speaks ${contract}: it would be refused.`,
    );
  }
  refuseUnmetNeeds(facts, carries, 'the live shell');
  return { ...facts, entry };
}

async function answerOf(address) {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) return answer;
  throw new PlainError(`${address} ${answer ? `answers ${answer.status}` : 'does not answer'}.`);
}

/** A remotes.json in which `facts` is the live version of its remote and every other remote stays as it was. */
export function withLive({ remotes }, facts) {
  const others = remotes.filter(({ name }) => name !== facts.name);
  return { remotes: [...others, facts].sort((one, other) => (one.name < other.name ? -1 : 1)) };
}

/** Fills up `file` with the newest version of each remote that has no live one. `at` gives the address of a remote's server. */
export async function goLiveFirst(file, names, at, shell) {
  let live = readLive(file);
  const missing = names.filter((name) => !live.remotes.some((remote) => remote.name === name));
  for (const name of missing) live = withLive(live, await factsOf(name, undefined, at(name), shell));
  if (missing.length > 0) writeLive(file, live);
  return live;
}
