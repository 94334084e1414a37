import { createRequire, default as modules } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.mjs';

const require = createRequire(import.meta.url);

/** Where the API answers that listens on `host`: addresses that stand for all of them are no address to ask. */
export function addressOf(host = 'localhost', port = '3000') {
  const name = ['0.0.0.0', '::', ''].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function settingsOf(address) {
  for (;;) {
    const answer = await fetch(`${address}/api/settings`).catch(() => undefined);
    if (answer?.ok) return (await answer.json()).data;
    await wait(50);
  }
}

/**
 * Runs the API in this process, with the built pages, and names the demonstration sign-ins. The API itself says where it
 * answers, ends the process with one line where a setting, the port or the database keeps it from starting, and stops
 * cleanly on SIGINT and SIGTERM.
 */
export async function serve() {
  const { env } = process;
  env.STATIC_ROOT ||= root;
  env.DATA_DIR ||= join(root, 'data');
  env.LOG_LEVEL ||= 'warn';
  // Node 22 and later keep what they compiled for the next start.
  modules.enableCompileCache?.(join(root, 'node_modules/.cache/kaaj-api'));
  require('../../api/dist/main.js');
  const { demonstration } = await settingsOf(addressOf(env.HOST, env.PORT || '3000'));
  if (demonstration.length > 0) {
    console.log('\nDemonstration sign-ins:');
    for (const { role, email, password } of demonstration) console.log(`  ${role.padEnd(8)}${email}  ${password}`);
  }
  console.log('\nStop with Ctrl-C.');
}
