import { API_BASE } from '@kaaj/api-client';
import { runBeforeSignOut } from './before-sign-out';
import { reportSignedOut } from './session';
import { withLoading } from './with-loading';

/** Ends the session on the server, here and in the other tabs. Never rejects: signed out is signed out. */
export async function signOut(): Promise<void> {
  // Loading replaces the page, which may have something to send.
  await runBeforeSignOut();
  return withLoading(async () => {
    await fetch(`${API_BASE}/jwt/logout`, { credentials: 'include' }).catch(() => undefined);
    reportSignedOut();
  });
}
