// Compares an access key with a session: the same call of the same user over HTTP, in rounds that start with each in
// turn. Build the API first.
//   npm run keys -w @kaaj/bench -- [rounds, default 15] [seconds, default 1]
//     on SQLite, or on the empty database that DATABASE_URL names
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costOf, compareSides } from '../load/compare-sides.mjs';
import { measuredApi } from '../measured-api.mjs';

const [rounds, seconds] = [Number(process.argv[2] ?? 15), Number(process.argv[3] ?? 1)];
const CONNECTIONS = 16;
const WARM_UP = 2;
const EMAIL = 'worker@bench.example';
/** The lightest call that both may make: the check weighs most in it. */
const CALL = `/api/user?email=${EMAIL}`;

const folder = mkdtempSync(join(tmpdir(), 'kaaj-bench-keys-'));
// What is measured is the check, not the refusal.
const settings = { LOG_LEVEL: 'silent', LIMIT_KEY_CALLS: '1000000000' };
const { origin, start } = await measuredApi({ url: process.env.DATABASE_URL, folder, settings });
const server = await start();

async function post(path, body, headers = {}) {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, ...problem } = await answer.json();
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(problem)}`);
  return {
    data,
    cookie: answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  };
}

/** How the same person names themselves: by a browser's cookies, or by a key. */
async function identities() {
  const { data } = await post('/auth/signup', { email: EMAIL, password: `Aa1${randomBytes(12).toString('hex')}` });
  const proof = { authorization: `Bearer ${data.identityToken}` };
  await post(`/user/${EMAIL}`, { name: 'A worker', email: EMAIL, role: 'Worker', image: '' }, proof);
  const { cookie } = await post('/jwt', { email: EMAIL }, proof);
  const made = await post('/key', { name: 'Bench', scopes: ['wallet:read'] }, { cookie });
  return { session: { cookie, origin }, key: { authorization: `Bearer ${made.data.key}` } };
}

async function compare(headers) {
  const measured = (side, length) =>
    costOf(server, {
      connections: CONNECTIONS,
      seconds: length,
      next: () => ({ method: 'GET', path: CALL, headers: headers[side] }),
    });
  return compareSides(['session', 'key'], { rounds, seconds, warmUp: WARM_UP, measured });
}

try {
  const headers = await identities();
  console.log('| call | with a session, ms of processor | with a key | key, of session |\n| --- | --- | --- | --- |');
  const { session, key, ratio } = await compare(headers);
  console.log(`| one’s own account | ${session.toFixed(3)} | ${key.toFixed(3)} | ${ratio.toFixed(2)} |`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
