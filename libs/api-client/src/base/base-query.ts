import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { API_BASE } from './base-address';
import { intents } from './intents';
import { apiErrorOf, UNREACHABLE, type ApiError } from './problem';
import { noteServerTime } from './server-time';
import { withSession, type Answer } from './with-session';

/** Browsers let 64 KB of bodies under way together outlive their page; three bytes at most for a letter. */
const KEPT_ALIVE_LETTERS = 4_000;

const overHttp = fetchBaseQuery({ baseUrl: API_BASE, credentials: 'include' });

async function send(args: FetchArgs, api: BaseQueryApi): Promise<Answer<unknown>> {
  const { data, error, meta } = await overHttp(args, api, {});
  const headers = meta?.response?.headers;
  // What the service worker kept tells an earlier time.
  if (!headers?.has('kaaj-kept')) noteServerTime(headers?.get('date'));
  if (!error) return { data };
  if (typeof error.status === 'number') return { error: apiErrorOf(error.status, error.data) };
  return { error: error.status === 'PARSING_ERROR' ? apiErrorOf(error.originalStatus, undefined) : UNREACHABLE };
}

/**
 * Every call of the generated endpoints: cookies sent, as the signed-in person, with one Idempotency-Key per intent on whatever
 * changes something. What changes something and is small goes on when its page is closed.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (input, api) => {
  const args = typeof input === 'string' ? { url: input } : input;
  const intent = api.type === 'mutation' ? intentOf(args) : undefined;
  const keyed = intent
    ? {
        ...args,
        keepalive: intent.length <= KEPT_ALIVE_LETTERS,
        headers: { 'Idempotency-Key': intents.keyFor(intent), ...dropUndefined(args.headers) },
      }
    : args;
  const answer = await withSession(() => send(keyed, api));
  if (intent) intents.settle(intent, answer.error);
  return answer;
};

/** What is asked for, by all that the server tells requests apart by. */
function intentOf({ method, url, params, body }: FetchArgs): string {
  return JSON.stringify([method, url, params, body]);
}

function dropUndefined(headers: FetchArgs['headers']): Record<string, string> {
  const entries = Object.entries((headers ?? {}) as Record<string, string | undefined>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
