import { type ProofKind } from '@kaaj/contract';
import { API_BASE } from './base-address';
import { browserStorage } from './browser-storage';
import { type ApiError } from './problem';

type Refreshed = 'refreshed' | 'ended' | 'unreachable';

const storageKey = 'kaaj.refreshed-at';
let inFlight: Promise<Refreshed> | undefined;
let sessionLost: (error: ApiError) => void = () => undefined;
let proofRequired: (proofs: readonly ProofKind[]) => Promise<boolean> = async () => false;
let asked: Promise<boolean> | undefined;

/** Who hears that the server no longer accepts this session (401 that no refresh could mend, or 403). */
export function onSessionLost(listener: (error: ApiError) => void): void {
  sessionLost = listener;
}

/** Tells it after the caller has got the error, because leaving a session forgets every answer. */
export function reportSessionLost(error: ApiError): void {
  setTimeout(() => sessionLost(error));
}

/** From now on `ask` has the person prove who they are; it resolves to whether they did. */
export function onProofRequired(ask: (proofs: readonly ProofKind[]) => Promise<boolean>): void {
  proofRequired = ask;
}

/** Asks once for all calls that wait for a proof. */
export function askForProof(proofs: readonly ProofKind[]): Promise<boolean> {
  asked ??= proofRequired(proofs).finally(() => {
    asked = undefined;
  });
  return asked;
}

/** When this browser last got a fresh access cookie, in milliseconds since the epoch; 0 if unknown. */
export function lastRefresh(): number {
  return Number(browserStorage.get(storageKey) ?? 0);
}

/** To be called whenever the server has just set the session cookies. */
export function markSessionRefreshed(): void {
  browserStorage.set(storageKey, String(Date.now()));
}

async function askForFreshSession(): Promise<Refreshed> {
  try {
    const answer = await fetch(`${API_BASE}/auth/refresh`, { method: 'POST', credentials: 'include' });
    if (answer.ok) markSessionRefreshed();
    if (answer.ok) return 'refreshed';
    return answer.status === 401 || answer.status === 403 ? 'ended' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Where tabs have no locks between them, or are refused them together with the storage, each goes by itself. */
async function oneTabAtATime(refresh: () => Promise<Refreshed>): Promise<Refreshed> {
  try {
    return await navigator.locks.request('kaaj-refresh', refresh);
  } catch {
    return refresh();
  }
}

/**
 * Asks for a fresh access cookie, once for all callers and all tabs: whoever waited while another tab refreshed after
 * `since` (milliseconds since the epoch) uses that tab's result, because a refresh cookie works only once.
 */
export function refreshSession(since: number): Promise<Refreshed> {
  const refresh = async (): Promise<Refreshed> => (lastRefresh() > since ? 'refreshed' : askForFreshSession());
  inFlight ??= oneTabAtATime(refresh).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}
