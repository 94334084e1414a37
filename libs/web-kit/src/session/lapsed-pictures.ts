import { API_BASE, lastRefresh, refreshSession } from '@kaaj/api-client';
import { ACCESS_TOKEN_TTL_MS } from './fresh-for';

const PROOF = `${API_BASE}/image/proof/`;

/**
 * Reloads a private picture once when the session may have expired before its request: an <img> sends the current
 * cookies and cannot refresh them.
 */
export function retryPrivateImage({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  const address = target.getAttribute('src') ?? '';
  const now = Date.now();
  if (!address.startsWith(PROOF) || now - lastRefresh() < ACCESS_TOKEN_TTL_MS) return;
  void refreshSession(now).then((refreshed) => {
    if (refreshed === 'refreshed') target.src = address;
  });
}
