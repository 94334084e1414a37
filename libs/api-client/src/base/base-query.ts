import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { API_BASE } from './base-address';
import { idempotencyKeys } from './idempotency-keys';
import { apiErrorOf, UNREACHABLE, type ApiError } from './problem';
import { noteServerTime } from './server-time';
import { withSession, type Answer } from './with-session';

/** Browsers limit the keepalive bodies in flight to 64 KB together; UTF-8 takes up to three bytes per UTF-16 code unit. */
const MAX_KEEPALIVE_LENGTH = 4_000;

const httpQuery = fetchBaseQuery({ baseUrl: API_BASE, credentials: 'include' });

async function send(args: FetchArgs, api: BaseQueryApi): Promise<Answer<unknown>> {
  const { data, error, meta } = await httpQuery(args, api, {});
  const headers = meta?.response?.headers;
  // The Date header of a response from the service worker's cache is old.
  if (!headers?.has('kaaj-kept')) noteServerTime(headers?.get('date'));
  if (!error) return { data };
  if (typeof error.status === 'number') return { error: apiErrorOf(error.status, error.data) };
  if (error.status !== 'PARSING_ERROR') return { error: UNREACHABLE };
  // Without its body a success is no result, and a body without text was cut off by a lost connection.
  const incomplete = error.originalStatus < 400 || error.data === '';
  return { error: incomplete ? UNREACHABLE : apiErrorOf(error.originalStatus, undefined) };
}

/**
 * The base query of the generated endpoints: sends cookies, and with mutations one Idempotency-Key per distinct request.
 * A caller's own Idempotency-Key header wins. Small mutations use keepalive, so that they outlive their page.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (input, api) => {
  const args = typeof input === 'string' ? { url: input } : input;
  const fingerprint = api.type === 'mutation' ? requestFingerprint(args) : undefined;
  const keyed = fingerprint
    ? {
        ...args,
        keepalive: fingerprint.length <= MAX_KEEPALIVE_LENGTH,
        headers: { 'Idempotency-Key': idempotencyKeys.keyFor(fingerprint), ...dropUndefined(args.headers) },
      }
    : args;
  const answer = await withSession(() => send(keyed, api));
  if (fingerprint) idempotencyKeys.settle(fingerprint, answer.error);
  return answer;
};

/** Fingerprint of the fields by which the server distinguishes requests. */
function requestFingerprint({ method, url, params, body }: FetchArgs): string {
  return JSON.stringify([method, url, params, body]);
}

function dropUndefined(headers: FetchArgs['headers']): Record<string, string> {
  const entries = Object.entries((headers ?? {}) as Record<string, string | undefined>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
