import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = new URL('../recorded/', import.meta.url).pathname;
const GUEST = 'guest';
const COOKIE = 'kaaj_recorded';
const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = /\b\d{4}-\d\d-\d\d(?=T|\b)/g;

/** One person's answers: `{ recordedAt: ISO time, answers: { 'GET /task?size=20': { status, body } } }`. */
function readRecordings() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]));
}

const shifted = (text, days) =>
  text.replace(DATE, (date) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10));

async function bodyOf(request) {
  let text = '';
  for await (const piece of request) text += piece;
  return text;
}

/** The signed-in account: from this call, or from an earlier sign-in. */
function callerOf(request, body, recordings) {
  if (request.method === 'POST' && request.url === '/auth/login') {
    const { email } = JSON.parse(body);
    return (
      [...recordings].find(([, { answers }]) => answers['POST /auth/login']?.body.data.email === email)?.[0] ?? GUEST
    );
  }
  return request.headers.cookie?.match(new RegExp(`\\b${COOKIE}=(\\w+)`))?.[1] ?? GUEST;
}

const refusal = (method, url) => {
  const [status, code] = [503, 'server/unavailable'];
  const detail = `Nobody asked ${method} ${url} when the answers were recorded.`;
  return { status, body: { type: 'about:blank', title: code, status, code, detail, message: detail } };
};

/**
 * Serves /api from answers that scripts/record-api-fixtures.mjs recorded, with all dates shifted to today. A call that was
 * not recorded gets 503.
 */
export function answerAsRecorded() {
  const recordings = readRecordings();
  return async (request, response) => {
    const { method } = request;
    const url = request.url.replace(/\?$/, '');
    const asked = await bodyOf(request);
    const who = callerOf(request, asked, recordings);
    const { recordedAt, answers } = recordings.get(who) ?? recordings.get(GUEST);
    const days = Math.floor(Date.now() / DAY_MS) - Math.floor(Date.parse(recordedAt) / DAY_MS);
    const { status, body } = answers[`${method} ${shifted(url, -days)}`] ?? refusal(method, url);
    const signedOut = url === '/jwt/logout';
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Set-Cookie': `${COOKIE}=${signedOut ? GUEST : who}; Path=/; SameSite=Lax`,
    });
    response.end(shifted(JSON.stringify(body), days));
  };
}
