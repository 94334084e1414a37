import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCli, UserError } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

const usage = `Starts the whole layout of docker-compose.yml without Docker. Stops with Ctrl-C.

  npm run deploy:local                      on http://localhost:4200
  npm run deploy:local -- --production      production settings, https with a certificate of its own
  npm run deploy:local -- --keep            keeps the versions published before, and which of them is live
  npm run deploy:local -- -- <command>      runs the command against it (TARGET_ORIGIN and others), then stops

DEPLOY_PORT (4200) is the first of the ports it takes, DEPLOY_DIR (data/deploy) is where it keeps its files.`;

await runCli(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { production: { type: 'boolean' }, keep: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(usage);
  const { install } = await import('./lib/install.mjs');
  const { build } = await import('./lib/build.mjs');
  const { ensureTools } = await import('./lib/system-tools.mjs');
  const { startLayout } = await import('./deploy/layout.mjs');
  await install();
  await build();
  const missing = await ensureTools(['mariadb', 'redis', 'nginx']);
  if (missing.length > 0) throw new UserError('They are required.');

  const folder = resolve(root, process.env.DEPLOY_DIR || join('data', 'deploy'));
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
  const layout = await startLayout({
    base: Number(process.env.DEPLOY_PORT || 4200),
    folder,
    production: values.production,
  });
  const stopped = whenAsked(layout);
  console.log(`Kaaj is running in ${Object.keys(layout.servers).length} processes and MariaDB: ${layout.origin}`);
  if (positionals.length > 0) {
    process.exitCode = await run(positionals, layout);
    await layout.stop();
  } else {
    console.log(`Their logs: ${join(folder, 'logs')}. Stop with Ctrl-C.`);
    await stopped;
  }
});

/** Resolves once Ctrl-C or SIGTERM has stopped everything. */
function whenAsked(layout) {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => void layout.stop().then(done));
    }
  });
}

async function run([program, ...args], layout) {
  const { spawn } = await import('node:child_process');
  const { once } = await import('node:events');
  const env = {
    ...process.env,
    TARGET_ORIGIN: layout.origin,
    TARGET_API_ORIGINS: layout.apiOrigins.join(','),
    TARGET_DATABASE_URL: layout.databaseUrl,
    TARGET_REDIS_URL: layout.redisUrl,
    TARGET_DATA_DIR: layout.dataDir,
  };
  const [code] = await once(spawn(program, args, { env, stdio: 'inherit' }), 'exit');
  return code ?? 1;
}
