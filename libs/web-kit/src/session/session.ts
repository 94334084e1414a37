import {
  api,
  API_BASE,
  browserStorage,
  lastRefresh,
  onProofRequired,
  onSessionLost,
  refreshSession,
} from '@kaaj/api-client';
import { draftsOf, isWorkOf } from '../drafts/drafts-of';
import { uiRequests } from '../notices/ui-requests';
import { navigateTo } from '../router/navigation';
import { returnState } from '../router/return-path';
import { store } from '../store/store';
import { ACCESS_TOKEN_TTL_MS } from './fresh-for';
import { clearOfflineCache, enableOfflineCache } from './offline-cache';
import { firstStepsKey } from './first-steps-key';
import { retryPrivateImage } from './lapsed-pictures';
import { type Change, tabChannel } from './tab-channel';
import { personStorage } from './person-storage';
import { authStarted, personLeft, personReported, type Person } from './session-slice';
import { pendingSignUp } from './pending-sign-up';

function takeOver({ person, left }: Change): void {
  const before = store.getState().session.person;
  store.dispatch(left ? personLeft() : personReported(person));
  if (before && before.email !== person?.email) store.dispatch(api.util.resetApiState());
  if (person === null || (before && before.email !== person.email)) clearOfflineCache();
  if (person) enableOfflineCache(person.email);
  if (left && before) deleteUnsentDrafts(before.email);
}

/** Drafts of the user who signs out, except work; after an expired session all stay. */
function deleteUnsentDrafts(email: string): void {
  for (const key of browserStorage.keys(draftsOf(email))) if (!isWorkOf(email, key)) browserStorage.remove(key);
  browserStorage.remove(firstStepsKey(email));
  pendingSignUp.clear();
}

/** Sets the signed-in user, here and in the other tabs. */
export function reportPerson(person: Person | null): void {
  report({ person, left: false });
}

/** The person has signed out, here and in the other tabs. */
export function reportSignedOut(): void {
  report({ person: null, left: true });
}

/** The user's name or picture has changed, here and in the other tabs. */
export function reportProfile({ displayName, photoURL }: Pick<Person, 'displayName' | 'photoURL'>): void {
  const { person } = store.getState().session;
  if (person) reportPerson({ ...person, displayName, photoURL });
}

function report(change: Change): void {
  personStorage.write(change.person);
  takeOver(change);
  tabChannel.post(change);
}

function leaveLostSession(): void {
  if (!store.getState().session.person) return;
  const place = returnState(window.location);
  store.dispatch(authStarted());
  void fetch(`${API_BASE}/jwt/logout`, { credentials: 'include' }).catch(() => undefined);
  reportPerson(null);
  navigateTo('/signin', place);
}

/** After a sleep the access cookie is old: fetch a fresh one before the first call fails. */
function onVisible(): void {
  const now = Date.now();
  const stale = now - lastRefresh() > ACCESS_TOKEN_TTL_MS;
  if (document.visibilityState === 'visible' && store.getState().session.person && stale)
    void refreshSession(now).then((refreshed) => {
      if (refreshed === 'ended') leaveLostSession();
    });
}

/** A page restored from the back/forward cache has missed the messages of other tabs. */
function comeBack({ persisted }: PageTransitionEvent): void {
  const person = personStorage.read();
  if (persisted && person?.email !== store.getState().session.person?.email) takeOver({ person, left: false });
}

/** Reports who is signed in for the first time, and from then on whatever ends or renews the session. */
export function startSession(): void {
  onSessionLost(leaveLostSession);
  onProofRequired(uiRequests.askForProof);
  tabChannel.listen(takeOver);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', comeBack);
  // The error event of pictures does not bubble.
  document.addEventListener('error', retryPrivateImage, true);
  takeOver({ person: personStorage.read(), left: false });
}
