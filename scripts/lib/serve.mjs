import { createRequire, default as modules } from 'node:module';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.mjs';

const require = createRequire(import.meta.url);

/** The URL of an API that listens on `host`: a wildcard address is replaced by localhost. */
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

/** What to try as each demonstration person, on pages of the dashboard. */
const TO_TRY = {
  Worker: [
    'Take a task from Task List and send your work.',
    'Answer the request for changes under My Submission, and read the open dispute there.',
    'Ask for a payout under Withdrawals, and follow the ones that were paid or came back.',
  ],
  Buyer: [
    'Accept, reject or ask for changes under Tasks to Review.',
    'Post a task from a template, or look at how far the batch has come.',
    'Answer the dispute that waits for you, and buy coins in the sandbox.',
  ],
  Admin: [
    'Decide the dispute that waits, with both sides beside each other.',
    'Decide a withdrawal, take the payouts of a rail and enter their references.',
    'Look at the closed days of the ledger, and correct the balance of somebody.',
  ],
};

/** The lines for the user who starts a demonstration. */
export function guideOf(demonstration, { address, dataFolder, platform = process.platform }) {
  const people = demonstration.flatMap(({ role, email, password }) => [
    `  ${role.padEnd(8)}${email}  ${password}`,
    ...(TO_TRY[role] ?? []).map((line) => `          - ${line}`),
  ]);
  const remove = platform === 'win32' ? `rmdir /s /q "${dataFolder}"` : `rm -r "${dataFolder}"`;
  return [
    ...['', 'Demonstration sign-ins, and what to try:', ...people, ''],
    dataFolder === undefined ? 'Start over: stop, empty the database, start.' : `Start over: stop, ${remove}, start.`,
    `The API's documentation: ${address}/api/docs`,
  ];
}

/**
 * Runs the API in this process, with the built pages, and prints the demonstration sign-ins. The API itself prints its
 * address, and stops cleanly on SIGINT and SIGTERM. When a setting, the port or the database prevents the start, it
 * exits with one line.
 */
export async function serve() {
  const { env } = process;
  env.STATIC_ROOT ||= root;
  env.DATA_DIR ||= join(root, 'data');
  env.LOG_LEVEL ||= 'warn';
  // Node 22 and later cache compiled code for the next start.
  modules.enableCompileCache?.(join(root, 'node_modules/.cache/kaaj-api'));
  require('../../api/dist/main.js');
  const address = addressOf(env.HOST, env.PORT || '3000');
  const { demonstration } = await settingsOf(address);
  const dataFolder = env.DATABASE_URL ? undefined : relative(process.cwd(), env.DATA_DIR);
  if (demonstration.length > 0) for (const line of guideOf(demonstration, { address, dataFolder })) console.log(line);
  console.log('\nStop with Ctrl-C.');
}
