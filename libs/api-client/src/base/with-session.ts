import { UNREACHABLE, type ApiError } from './problem';
import { askForProof, refreshSession, notifySessionLost } from './session-policy';

/** The result of a call: its data, or its error. */
export type Answer<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError };

const needsProof = (error: ApiError | undefined) => error?.code === 'auth/proof-required';

/**
 * Adds the session to a base query. An expired session is refreshed once and the call repeated; the same happens after
 * a fresh proof. A lost session is reported, and the caller still gets the error.
 */
export async function withSession<Data>(send: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const first = await sendWithRefresh(send);
  const proved = needsProof(first.error) && (await askForProof(first.error?.proofs ?? []));
  const answer = proved ? await sendWithRefresh(send) : first;
  const { error } = answer;
  if (error && [401, 403].includes(error.status) && !needsProof(error)) notifySessionLost(error);
  return answer;
}

async function sendWithRefresh<Data>(send: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const startedAt = Date.now();
  const first = await send();
  if (first.error?.status !== 401) return first;
  const refreshed = await refreshSession(startedAt);
  if (refreshed === 'unreachable') return { error: UNREACHABLE };
  return refreshed === 'refreshed' ? send() : first;
}
