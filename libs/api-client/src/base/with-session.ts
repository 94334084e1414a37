import { UNREACHABLE, type ApiError } from './problem';
import { refreshSession, reportSessionLost } from './session-policy';

/** What a call gives: its data, or why there is none. */
export type Answer<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Sends as the signed-in person: a session that has expired is refreshed once and the call repeated; one that is lost is
 * reported, and the error still reaches the caller.
 */
export async function withSession<Data>(send: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const answer = await refreshedIfExpired(send);
  if (answer.error && [401, 403].includes(answer.error.status)) reportSessionLost(answer.error);
  return answer;
}

async function refreshedIfExpired<Data>(send: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const startedAt = Date.now();
  const first = await send();
  if (first.error?.status !== 401) return first;
  const refreshed = await refreshSession(startedAt);
  if (refreshed === 'unreachable') return { error: UNREACHABLE };
  return refreshed === 'refreshed' ? send() : first;
}
