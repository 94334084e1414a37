import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mergeRemotes, remoteFolders } from '../../libs/build/rspack/remotes.mjs';
import { bin } from './bin.mjs';
import { UserError } from './user-error.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';
import { workspaceFolders } from './workspaces.mjs';

const stamp = join(root, '.nx', 'built.json');

const isSource = (name) => !/^(node_modules|dist|test|coverage|\.nx)$|\.spec\.[jt]sx?$|\.md$/.test(name);

function filesBelow(folder, wanted = () => true) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => wanted(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, wanted) : [path];
    })
    .sort();
}

/** The workspaces with a build. */
const builtProjects = () =>
  workspaceFolders.filter(
    (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts?.build,
  );

function hashOf(paths, describe) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(root.length)).update('\0').update(describe(path)).update('\0');
  return hash.digest('hex');
}

/** The files that the build is made from. */
export function sourceFiles() {
  const folders = ['api', 'shell', 'libs', ...remoteFolders(root)];
  const tools = [
    'prerender.mjs',
    'deploy/documents.mjs',
    'lib/build.mjs',
    'lib/draw.mjs',
    'lib/prerender.mjs',
    'lib/workspaces.mjs',
  ];
  const files = ['package-lock.json', 'nx.json', 'tsconfig.base.json', ...tools.map((name) => `scripts/${name}`)].map(
    (name) => join(root, name),
  );
  return [...folders.flatMap((folder) => filesBelow(join(root, folder), isSource)), ...files];
}

const sources = () => hashOf(sourceFiles(), (path) => readFileSync(path));

/** The built files by size and time: detects removed and rebuilt files without reading megabytes. */
export function outcomeIn(folders) {
  // The build of libs/ui writes a source file and has no such folder.
  const files = folders.filter((folder) => existsSync(folder)).flatMap((folder) => filesBelow(folder));
  return hashOf(files, (path) => {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  });
}

const outcome = () => outcomeIn(builtProjects().map((folder) => join(root, folder, 'dist')));

function isBuilt(made) {
  if (!existsSync(stamp)) return false;
  const last = JSON.parse(readFileSync(stamp, 'utf8'));
  return last.sources === made && last.outcome === outcome();
}

/**
 * Builds every workspace through Nx's cache and lists the remotes for the shell, unless nothing changed since the last
 * time. Throws UserError.
 */
export async function build() {
  const made = sources();
  if (isBuilt(made)) return;
  console.log('Building (the first time this takes a minute or two) ...');
  const args = ['run-many', '-t', 'build', 'prerender', '--outputStyle=static', '--parallel=2'];
  const { code, output } = await runNode(bin('nx'), args, { env: { NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true' } });
  if (code !== 0) {
    console.error(output);
    throw new UserError('Build failed; see the output above.');
  }
  writeFileSync(join(root, 'shell', 'dist', 'remotes.json'), JSON.stringify(mergeRemotes(root)));
  const { joinDocuments } = await import('./prerender.mjs');
  await joinDocuments();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ sources: made, outcome: outcome() }));
}
