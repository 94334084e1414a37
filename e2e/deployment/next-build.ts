import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const root = join(__dirname, '../..');

/** The folder of the deployment under test. */
export const layoutFolder = resolve(root, process.env['DEPLOY_DIR'] || 'data/deploy');
const nextFolder = join(layoutFolder, 'next');

/** What makes the next build differ: its version, its contract, and texts, old to new. */
interface Change {
  readonly version: string;
  readonly contract?: number;
  readonly texts?: Readonly<Record<string, string>>;
}

/**
 * Builds a changed copy of the shell or of one remote, alone, as its team would; the original folder stays unchanged.
 * Returns the folder of the built files.
 */
export function buildNext(project: string, { version, contract, texts = {} }: Change): string {
  const folder = join(nextFolder, version, project);
  const isSource = (file: string) => !['node_modules', 'dist'].includes(basename(file));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, project), folder, { recursive: true, filter: isSource });
  const description = join(folder, 'package.json');
  const { version: last, ...rest } = JSON.parse(readFileSync(description, 'utf8')) as {
    version: string;
    scripts?: Readonly<Record<string, string>>;
  };
  if (version !== last) writeFileSync(description, JSON.stringify({ version, ...rest }));
  for (const [old, text] of Object.entries(texts)) change(join(folder, 'src/messages/en.json'), old, text);
  run(folder, join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'build');
  // Those that show something before any script has run.
  if (rest.scripts?.['prerender']) run(folder, join(root, 'scripts/prerender.mjs'), project, join(folder, 'dist'));
  if (contract !== undefined) {
    const facts = join(folder, 'dist/remote.json');
    change(facts, /"contract": \d+/, `"contract": ${contract}`);
    // A front server sends the copy that the build compressed, where there is one.
    for (const kind of ['br', 'gz']) rmSync(`${facts}.${kind}`, { force: true });
  }
  return join(folder, 'dist');
}

function run(folder: string, script: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder} does not build:\n${stdout}${stderr}`);
}

export const removeNext = () => rmSync(nextFolder, { recursive: true, force: true });

function change(file: string, old: string | RegExp, text: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(old, text);
  if (after === before) throw new Error(`${file} does not hold ${old}`);
  writeFileSync(file, after);
}

/** One of the commands that an owner has, such as `npm run deploy:live -- mfe-worker 1.0.0`. */
export function deploy(command: 'publish' | 'live', ...words: string[]): { ok: boolean; said: string } {
  const script = join(root, `scripts/deploy-${command}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd: root, encoding: 'utf8' });
  return { ok: status === 0, said: stdout + stderr };
}
