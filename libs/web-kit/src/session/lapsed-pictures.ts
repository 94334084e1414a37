import { API_BASE, lastRefresh, refreshSession } from '@kaaj/api-client';
import { ACCESS_TOKEN_TTL_MS } from './fresh-for';

const PROOF = `${API_BASE}/image/proof/`;

/**
 * Shows a picture that only those who take part see once more, where the session may have lapsed before it was asked for: an <img> goes with the
 * cookies there are, and cannot renew them.
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
