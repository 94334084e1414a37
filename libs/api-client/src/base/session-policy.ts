import { type ProofKind } from '@kaaj/contract';
import { API_BASE } from './base-address';
import { browserStorage } from './browser-storage';
import { type ApiError } from './problem';

type Refreshed = 'refreshed' | 'ended' | 'unreachable';

const storageKey = 'kaaj.refreshed-at';
let inFlight: Promise<Refreshed> | undefined;
let sessionLost: (error: ApiError) => void = () => undefined;
let proofRequired: (proofs: readonly ProofKind[]) => Promise<boolean> = async () => false;
let proofInFlight: Promise<boolean> | undefined;

/** Called when the server no longer accepts this session (403, or 401 after a failed refresh). */
export function onSessionLost(listener: (error: ApiError) => void): void {
  sessionLost = listener;
}

/** Runs after the caller has received the error, because leaving a session clears the cache. */
export function notifySessionLost(error: ApiError): void {
  setTimeout(() => sessionLost(error));
}

/** Registers `ask`, which requests a fresh proof from the user and resolves to whether it succeeded. */
export function onProofRequired(ask: (proofs: readonly ProofKind[]) => Promise<boolean>): void {
  proofRequired = ask;
}

/** Requests one proof for all waiting calls. */
export function askForProof(proofs: readonly ProofKind[]): Promise<boolean> {
  proofInFlight ??= proofRequired(proofs).finally(() => {
    proofInFlight = undefined;
  });
  return proofInFlight;
}

/** When this browser last got a fresh access cookie, in milliseconds since the epoch; 0 if unknown. */
export function lastRefresh(): number {
  return Number(browserStorage.get(storageKey) ?? 0);
}

/** To be called whenever the server has just set the session cookies. */
export function markSessionRefreshed(): void {
  browserStorage.set(storageKey, String(Date.now()));
}

async function sendRefresh(): Promise<Refreshed> {
  try {
    const response = await fetch(`${API_BASE}/auth/refresh`, { method: 'POST', credentials: 'include' });
    if (response.ok) markSessionRefreshed();
    if (response.ok) return 'refreshed';
    return response.status === 401 || response.status === 403 ? 'ended' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Without the Web Locks API, or without access to it, each tab refreshes by itself. */
async function oneTabAtATime(refresh: () => Promise<Refreshed>): Promise<Refreshed> {
  try {
    return await navigator.locks.request('kaaj-refresh', refresh);
  } catch {
    return refresh();
  }
}

/**
 * Refreshes the access cookie once for all callers and all tabs. A caller that waited while another tab refreshed after
 * `since` (milliseconds since the epoch) uses that result, because a refresh cookie works only once.
 */
export function refreshSession(since: number): Promise<Refreshed> {
  const refresh = async (): Promise<Refreshed> => (lastRefresh() > since ? 'refreshed' : sendRefresh());
  inFlight ??= oneTabAtATime(refresh).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}
