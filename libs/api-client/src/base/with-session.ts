import { UNREACHABLE, type ApiError } from './problem';
import { askForProof, refreshSession, reportSessionLost } from './session-policy';

/** What a call gives: its data, or why there is none. */
export type Answer<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError };

const needsProof = (error: ApiError | undefined) => error?.code === 'auth/proof-required';

/**
 * Sends as the signed-in person: a session that has expired is refreshed once and the call repeated, and so it is once the person
 * has given a fresh proof; a session that is lost is reported, and the error still reaches the caller.
 */
export async function withSession<Data>(send: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const first = await refreshedIfExpired(send);
  const proved = needsProof(first.error) && (await askForProof(first.error?.proofs ?? []));
  const answer = proved ? await refreshedIfExpired(send) : first;
  const { error } = answer;
  if (error && [401, 403].includes(error.status) && !needsProof(error)) reportSessionLost(error);
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
