import { runCli, UserError } from './lib/user-error.mjs';
import { nodeVersionError } from './lib/node-version.mjs';

const versionError = nodeVersionError();
if (versionError) {
  console.error(versionError);
  process.exit(1);
}

/** Usage: npm run dev [-- <name> ...]. Runs the API, the pages' dev servers and the gallery with hot reload; names pick some. */
await runCli(async () => {
  const { readFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const { bin } = await import('./lib/bin.mjs');
  const { install } = await import('./lib/install.mjs');
  const { root } = await import('./lib/root.mjs');
  const { runNode, stopOnSignal } = await import('./lib/run.mjs');
  const { remoteFolders } = await import('../libs/build/rspack/remotes.mjs');

  const pages = ['shell', ...remoteFolders(root)];
  const chosen = process.argv.slice(2);
  const known = ['api', ...pages, 'gallery'];
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown) throw new UserError(`Unknown name ${unknown}. Choose from: ${known.join(', ')}.`);
  const wanted = (name) => chosen.length === 0 || chosen.includes(name);
  const configOf = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).config;
  const said = (name) => (line) => console.log(`[${name}] ${line}`);

  stopOnSignal();
  await install();
  const first = ['run-many', '-t', 'build', '-p', '@kaaj/api', '@kaaj/ui', '@kaaj/ui-desk', '--outputStyle=static'];
  const built = await runNode(bin('nx'), first, { env: { NX_DAEMON: 'false', NX_TUI: 'false' } });
  if (built.code !== 0) throw new UserError(built.output);

  const shell = configOf('shell');
  const compile = (folder) =>
    runNode(
      bin('@swc/cli', 'swc'),
      ['src', '-d', 'dist', '--strip-leading-paths', '--config-file', join(root, 'api/.swcrc'), '--watch'],
      { cwd: join(root, folder), onLine: said(folder) },
    );
  const api = () => [
    compile('libs/contract'),
    compile('api'),
    runNode('--watch', [join(root, 'api/dist/main.js')], {
      env: {
        PORT: new URL(shell.devApi).port,
        PUBLIC_ORIGIN: `http://localhost:${shell.devPort}`,
        DATA_DIR: process.env.DATA_DIR || join(root, 'data'),
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      },
      onLine: said('api'),
    }),
  ];
  const page = (name) =>
    runNode(bin('@rspack/cli', 'rspack'), ['serve'], { cwd: join(root, name), onLine: said(name) });
  const gallery = () =>
    runNode(bin('@rspack/cli', 'rspack'), ['serve', '-c', 'gallery/rspack.config.mjs'], {
      cwd: join(root, 'libs/ui'),
      onLine: said('gallery'),
    });
  console.log(`\nOpen http://localhost:${shell.devPort} once the servers have built.`);
  if (wanted('gallery')) console.log(`The gallery of components: http://localhost:${configOf('libs/ui').devPort}`);
  console.log('Stop with Ctrl-C.\n');
  await Promise.race([
    ...(wanted('api') ? api() : []),
    ...pages.filter(wanted).map(page),
    ...(wanted('gallery') ? [gallery()] : []),
  ]);
  throw new UserError('A server exited; see its output above.');
});
