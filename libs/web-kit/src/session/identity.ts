import { API_BASE, apiErrorOf, markSessionRefreshed, UNREACHABLE, type ApiError } from '@kaaj/api-client';
import { type SignUpRole } from '@kaaj/contract';
import { changeLanguage } from '../messages/languages';
import { pendingSignUp } from './pending-sign-up';
import { authenticateWith, refusal, takeStoredResult, type Provider } from './provider-popup';
import { reportPerson } from './session';
import { type Identity, type IdentityProof } from './session-slice';
import { withLoading } from './with-loading';

export { authenticateWith, type Provider };

export interface NewPerson {
  readonly name: string;
  readonly role: SignUpRole;
  readonly image: File;
}

/** The result of the first proof. `second-factor`: `completeSecondFactor` needs a code. */
export type SignInOutcome = 'signed-in' | 'unfinished' | 'second-factor';

interface Challenge {
  readonly token: string;
  readonly goOn: (proof: IdentityProof) => Promise<SignInOutcome>;
}

let unfinished: IdentityProof | undefined;
let challenge: Challenge | undefined;

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly identity?: Identity;
}

/** Calls made on the way to a session: their 401 and 403 are answers to show, not a session that was lost. */
async function call<T>(path: string, { method = 'POST', body, identity }: Call = {}): Promise<T> {
  const form = body instanceof FormData;
  const headers: Record<string, string> = {
    ...(body && !form ? { 'Content-Type': 'application/json' } : {}),
    ...(identity ? { Authorization: `Bearer ${identity.identityToken}` } : {}),
  };
  const answer = await fetch(`${API_BASE}${path}`, {
    method,
    headers,
    credentials: 'include',
    body: form ? body : JSON.stringify(body),
  }).catch(() => {
    throw UNREACHABLE;
  });
  const content: unknown = await answer.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw UNREACHABLE;
  });
  if (!answer.ok) throw apiErrorOf(answer.status, content);
  return content as T;
}

async function openSession(identity: IdentityProof): Promise<void> {
  await call('/jwt', { identity, body: { email: identity.email } });
  markSessionRefreshed();
  unfinished = undefined;
  pendingSignUp.clear();
  const { email, displayName, photoURL } = identity;
  reportPerson({ email, displayName, photoURL });
  // The pages can fall back to the other language: a catalogue that fails to load does not block sign-in.
  if (identity.language) await changeLanguage(identity.language).catch(() => undefined);
}

function saveUser(identity: Identity, role: SignUpRole): Promise<unknown> {
  const { email, displayName: name, photoURL: image } = identity;
  return call(`/user/${encodeURIComponent(email)}`, { identity, body: { name, email, image, role } });
}

async function finish(identity: IdentityProof, { name, role, image }: NewPerson): Promise<void> {
  const form = new FormData();
  form.append('image', image);
  const { data } = await call<{ data: { display_url: string } }>('/image', { identity, body: form });
  const named = { ...identity, displayName: name, photoURL: data.display_url };
  await call('/auth/profile', {
    method: 'PATCH',
    identity,
    body: { displayName: named.displayName, photoURL: named.photoURL },
  });
  await saveUser(named, role);
  await openSession(named);
}

/**
 * Creates the account, uploads the picture, names the profile, saves the user and opens the session.
 * Rejects with an ApiError; an account that was made before the failure is finished at the next sign-in.
 */
export function signUp({ email, password, ...person }: NewPerson & { email: string; password: string }): Promise<void> {
  return withLoading(async () => {
    const { data } = await call<{ data: IdentityProof }>('/auth/signup', { body: { email, password } });
    unfinished = data;
    pendingSignUp.remember({ email: data.email, name: person.name, role: person.role });
    await finish(data, person);
  });
}

/**
 * Signs in by e-mail and password. `unfinished` means that the account exists but its sign-up was never completed:
 * lead the person to /signup, where `finishSignUp` takes what is missing. Rejects with an ApiError.
 */
export function signIn(credentials: { email: string; password: string }): Promise<SignInOutcome> {
  return withLoading(async () => {
    const { data } = await call<{ data: IdentityProof }>('/auth/login', { body: credentials });
    return unlessChallenged(data, openOrResume);
  });
}

function unlessChallenged(proof: IdentityProof, goOn: Challenge['goOn']): Promise<SignInOutcome> | SignInOutcome {
  if (!proof.challengeToken) return goOn(proof);
  challenge = { token: proof.challengeToken, goOn };
  return 'second-factor';
}

/**
 * Continues a sign-in that needs a second factor, with a code of the authenticator or a recovery code. Rejects with an
 * ApiError: after `auth/challenge-over` the first proof has to be repeated.
 */
export function completeSecondFactor(code: string): Promise<SignInOutcome> {
  return withLoading(async () => {
    if (!challenge) throw refusal('auth/challenge-over');
    const { token, goOn } = challenge;
    const { data } = await call<{ data: IdentityProof }>('/auth/second-factor', {
      body: { challengeToken: token, code },
    });
    challenge = undefined;
    return goOn(data);
  });
}

async function openOrResume(identity: IdentityProof): Promise<SignInOutcome> {
  try {
    await openSession(identity);
    return 'signed-in';
  } catch (error) {
    if ((error as ApiError).code !== 'auth/profile-incomplete') throw error;
    unfinished = identity;
    const known = pendingSignUp.read(identity.email);
    if (!known || !identity.displayName || !identity.photoURL) return 'unfinished';
    await saveUser(identity, known.role);
    await openSession(identity);
    return 'signed-in';
  }
}

/** The data of an unfinished sign-up in this page, or null. */
export function waitingSignUp(): { email: string; name: string; role: SignUpRole | undefined } | null {
  if (!unfinished) return null;
  const known = pendingSignUp.read(unfinished.email);
  return { email: unfinished.email, name: known?.name ?? unfinished.displayName, role: known?.role };
}

/** Completes a sign-up that `signIn` found unfinished, or that failed after the account was made. */
export function finishSignUp(person: NewPerson): Promise<void> {
  return withLoading(async () => {
    if (!unfinished) throw refusal('auth/identity-token-required');
    await finish(unfinished, person);
  });
}

/**
 * Signs in through the provider's popup; a new user becomes a Worker. If the browser blocks popups, `onBlocked` is
 * called and this window goes to the provider and returns to sign-in with `state`. Rejects with an ApiError. Must be
 * called in a click handler.
 */
export function signInWith(provider: Provider, state: unknown, onBlocked: () => void): Promise<SignInOutcome> {
  return withLoading(async () => openByProvider(await authenticateWith(provider, state, onBlocked)));
}

interface LeftSignIn {
  readonly provider: Provider;
  readonly finish: () => Promise<SignInOutcome>;
  readonly state: unknown;
}

/**
 * The pending result when sign-in opens after a provider without a popup: `finish` signs in. Undefined for none.
 * Returned once.
 */
export function resumeProvider(): LeftSignIn | undefined {
  const left = takeStoredResult();
  if (!left) return undefined;
  const { provider, proof, state } = left;
  return { provider, state, finish: () => withLoading(async () => openByProvider(await proof())) };
}

function openByProvider(first: IdentityProof): Promise<SignInOutcome> | SignInOutcome {
  return unlessChallenged(first, async (proof) => {
    await saveUser(proof, 'Worker');
    await openSession(proof);
    return 'signed-in';
  });
}
