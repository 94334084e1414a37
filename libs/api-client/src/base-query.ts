import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { API_BASE } from './base-address';
import { intents } from './intents';
import { apiErrorOf, UNREACHABLE, type ApiError } from './problem';
import { refreshSession, reportSessionLost } from './session-policy';

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

const overHttp = fetchBaseQuery({ baseUrl: API_BASE, credentials: 'include' });

async function send(args: FetchArgs, api: BaseQueryApi): Promise<Answer> {
  const { data, error } = await overHttp(args, api, {});
  if (!error) return { data };
  if (typeof error.status === 'number') return { error: apiErrorOf(error.status, error.data) };
  return { error: error.status === 'PARSING_ERROR' ? apiErrorOf(error.originalStatus, undefined) : UNREACHABLE };
}

async function sendWithSession(args: FetchArgs, api: BaseQueryApi): Promise<Answer> {
  const startedAt = Date.now();
  const first = await send(args, api);
  if (first.error?.status !== 401) return first;
  const refreshed = await refreshSession(startedAt);
  if (refreshed === 'unreachable') return { error: UNREACHABLE };
  return refreshed === 'refreshed' ? send(args, api) : first;
}

/**
 * Every call of the generated endpoints: cookies sent, an expired session refreshed once and the call repeated, a lost
 * session reported (the error still reaches the caller), one Idempotency-Key per intent on whatever changes something.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (input, api) => {
  const args = typeof input === 'string' ? { url: input } : input;
  const intent =
    api.type === 'mutation' ? `${api.endpoint} ${JSON.stringify([args.url, args.params, args.body])}` : undefined;
  const keyed = intent
    ? { ...args, headers: { 'Idempotency-Key': intents.keyFor(intent), ...dropUndefined(args.headers) } }
    : args;
  const answer = await sendWithSession(keyed, api);
  if (intent) intents.settle(intent, answer.error);
  if (answer.error && [401, 403].includes(answer.error.status)) reportSessionLost(answer.error);
  return answer;
};

function dropUndefined(headers: FetchArgs['headers']): Record<string, string> {
  const entries = Object.entries((headers ?? {}) as Record<string, string | undefined>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
