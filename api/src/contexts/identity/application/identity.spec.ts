import { MarketplaceFixture, outcomes } from '../../../../test/support/marketplace-fixture';
import { mailedToken } from '../../../../test/support/mails';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Authentication, type VerifiedIdentity } from '../../../platform/http/authentication';
import { RateLimitExceeded } from '../../../platform/limits/rate-limits';
import { sql } from '../../../platform/database/sql';
import { availableOf } from '../../wallet';
import { People } from '../../people';
import {
  EmailAlreadyInUse,
  InvalidCredential,
  InvalidResetToken,
  ProfileIncomplete,
  SessionExpired,
  WeakPassword,
} from '../domain/identity.errors';
import { Membership } from './membership';
import { OpenSession } from './open-session';
import { PasswordReset } from './password-reset';
import { SavePerson } from './save-person';
import { type OpenedSession, Sessions } from './sessions';
import { SignIn } from './sign-in';
import { SignInWithProvider } from './sign-in-with-provider';
import { SignUp } from './sign-up';
import { OwnAccount } from './own-account';
import { Tokens } from './tokens';

const PASSWORD = 'Secret-pass1';
const PLACE = { browser: 'a browser', address: '192.0.2.1' };

describeOnEachDatabase('identity', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let made = 0;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { LIMIT_PASSWORDS_ACCOUNT: '3', LIMIT_PASSWORDS_ADDRESS: '8' });
    market = new MarketplaceFixture(testApp);
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const get: MarketplaceFixture['get'] = (service) => market.get(service);
  const newEmail = () => `person-${(made += 1)}@kaaj.test`;
  const newAddress = () => `198.51.100.${(made += 1)}`;
  const signIn = (email: string, password: string, address: string, link?: string) =>
    get(SignIn).execute({ email, password, address, link });

  /** With the access token that its cookie has. */
  const withAccess = (session: OpenedSession) => ({ ...session, accessToken: get(Tokens).accessToken(session) });
  const refresh = async (token: string, client = PLACE) => withAccess(await get(Sessions).refresh(token, client));

  /** With an identity token of its own. */
  async function open(email: string) {
    const { identityToken } = await signIn(email, PASSWORD, newAddress());
    const proven = await get(Authentication).identityOf(identityToken);
    return withAccess(await get(OpenSession).execute(proven as VerifiedIdentity, PLACE));
  }

  async function signUp(email = newEmail(), role: 'Worker' | 'Buyer' = 'Worker') {
    const proof = await get(SignUp).execute({ email, password: PASSWORD, address: newAddress() });
    const identity = await get(Authentication).identityOf(proof.identityToken);
    const id = identity?.identityId ?? '';
    const save = () =>
      get(SavePerson).execute({ identityId: id, email, provider: 'password', name: 'Rahim', image: '', role });
    return { email, id, proof, save };
  }

  it('grants starting coins once when a profile is saved repeatedly and concurrently', async () => {
    const { id, save } = await signUp(newEmail(), 'Buyer');
    testApp.name('newcomer', availableOf(id));
    expect(await outcomes([save(), save(), save()])).toEqual(['done', 'done', 'done']);
    expect((await save()).role).toBe('Buyer');
    expect(await testApp.balances()).toMatchObject({ newcomer: 50, ledgerSum: 0 });
  });

  it('gives an e-mail address to one of two concurrent sign-ups', async () => {
    const credentials = { email: newEmail(), password: PASSWORD, address: newAddress() };
    const attempts = [get(SignUp).execute(credentials), get(SignUp).execute(credentials)];
    expect(await outcomes(attempts)).toEqual(['auth/email-already-in-use', 'done']);
    await expect(get(SignUp).execute(credentials)).rejects.toBeInstanceOf(EmailAlreadyInUse);
  });

  it('stores passwords as argon2id and rejects weak ones', async () => {
    const { id } = await signUp();
    const [row] = await testApp.database.query<{ hash: string }>(
      sql`SELECT password_hash AS hash FROM identity WHERE id = ?`,
      [id],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$/);
    const weak = { email: newEmail(), password: 'alllower', address: newAddress() };
    await expect(get(SignUp).execute(weak)).rejects.toBeInstanceOf(WeakPassword);
  });

  it('opens no session before the profile is saved', async () => {
    const { email, save } = await signUp();
    await expect(open(email)).rejects.toBeInstanceOf(ProfileIncomplete);
    await save();
    const { accessToken } = await open(email);
    expect(await get(Authentication).sessionOf(accessToken)).toMatchObject({ email, role: 'Worker' });
  });

  it('exchanges a refresh token once, and a second use ends the session', async () => {
    const { email, save } = await signUp();
    await save();
    const first = await open(email);
    const second = await refresh(first.refreshToken);
    expect(await get(Authentication).sessionOf(second.accessToken)).toBeDefined();
    testApp.clock.advance(31_000);
    await expect(refresh(first.refreshToken)).rejects.toBeInstanceOf(SessionExpired);
    expect(await get(Authentication).sessionOf(second.accessToken)).toBeUndefined();
    await expect(refresh(second.refreshToken)).rejects.toBeInstanceOf(SessionExpired);
  });

  it('accepts two concurrent uses of a refresh token from one browser, and one from two browsers', async () => {
    const { email, save } = await signUp();
    await save();
    const refreshed = async (...browsers: readonly string[]) => {
      const { refreshToken } = await open(email);
      return Promise.allSettled(browsers.map((browser) => refresh(refreshToken, { ...PLACE, browser })));
    };
    const [one, other] = await refreshed('a browser', 'a browser');
    expect([one?.status, other]).toEqual(['fulfilled', expect.objectContaining({ status: 'fulfilled' })]);
    const tokenOf = (outcome: typeof one) => outcome?.status === 'fulfilled' && outcome.value.refreshToken;
    expect(tokenOf(one)).toBe(tokenOf(other));
    const outcomesOfTwo = (await refreshed('a browser', 'another')).map(({ status }) => status).sort();
    expect(outcomesOfTwo).toEqual(['fulfilled', 'rejected']);
  });

  it('ends the sessions of all devices on request, and any session after a month without use', async () => {
    const { email, id, save } = await signUp();
    await save();
    const opened = [await open(email), await open(email)];
    await get(Sessions).endAllOf(id);
    for (const { accessToken } of opened) {
      expect(await get(Authentication).sessionOf(accessToken)).toBeUndefined();
    }
    const late = await open(email);
    testApp.clock.advanceDays(31);
    await expect(refresh(late.refreshToken)).rejects.toBeInstanceOf(SessionExpired);
  });

  it('rejects expired access tokens and identity tokens', async () => {
    const { email, proof, save } = await signUp();
    await save();
    const { accessToken } = await open(email);
    testApp.clock.advance(5 * 60_000 + 1_000);
    expect(await get(Authentication).identityOf(proof.identityToken)).toBeUndefined();
    expect(await get(Authentication).sessionOf(accessToken)).toBeDefined();
    testApp.clock.advance(10 * 60_000);
    expect(await get(Authentication).sessionOf(accessToken)).toBeUndefined();
  });

  it('rejects a token of another purpose', async () => {
    const { email, proof, save } = await signUp();
    await save();
    const { accessToken } = await open(email);
    expect(await get(Authentication).sessionOf(proof.identityToken)).toBeUndefined();
    expect(await get(Authentication).identityOf(accessToken)).toBeUndefined();
  });

  it('answers an unknown e-mail like a wrong password, and locks out the guesser but not the owner', async () => {
    const { email } = await signUp();
    const guesser = newAddress();
    for (let times = 0; times < 3; times += 1) {
      await expect(signIn(email, 'Wrong-one', guesser)).rejects.toBeInstanceOf(InvalidCredential);
    }
    await expect(signIn(email, PASSWORD, guesser)).rejects.toBeInstanceOf(RateLimitExceeded);
    await expect(signIn(newEmail(), 'Wrong-one', guesser)).rejects.toBeInstanceOf(InvalidCredential);
    await expect(signIn(email, PASSWORD, newAddress())).resolves.toMatchObject({ email });
    testApp.clock.advance(15 * 60_000 + 1_000);
    await expect(signIn(email, PASSWORD, guesser)).resolves.toMatchObject({ email });
  });

  it('applies the limit to guesses that are sent concurrently', async () => {
    const { email } = await signUp();
    const address = newAddress();
    const attempts = Array.from({ length: 12 }, () => signIn(email, 'Wrong-one', address));
    const refused = await outcomes(attempts);
    // Two are checked at the same time, so one more than the limit may pass.
    expect(refused.filter((code) => code === 'auth/invalid-credential').length).toBeLessThanOrEqual(4);
    expect(refused.filter((code) => code === 'auth/too-many-requests').length).toBeGreaterThanOrEqual(8);
  });

  it('limits an address over all accounts', async () => {
    const address = newAddress();
    for (let times = 0; times < 8; times += 1) {
      await expect(signIn(newEmail(), 'Wrong-one', address)).rejects.toBeInstanceOf(InvalidCredential);
    }
    await expect(signIn(newEmail(), 'Wrong-one', address)).rejects.toBeInstanceOf(RateLimitExceeded);
  });

  it('sets a new password with the mailed token once, and ends all sessions', async () => {
    const { email, proof, save } = await signUp();
    await save();
    const { accessToken, refreshToken } = await open(email);
    await get(PasswordReset).request(email, newAddress());
    const token = await mailedToken(testApp, email);
    const [kept] = await testApp.database.query<{ id: string }>(sql`SELECT id FROM reset_token`);
    expect(kept?.id).not.toContain(token);

    const complete = (password: string) => get(PasswordReset).complete({ token, password, address: newAddress() });
    expect(await outcomes([complete('New-pass-1'), complete('New-pass-2')])).toEqual([
      'auth/invalid-reset-token',
      'done',
    ]);
    expect(await get(Authentication).sessionOf(accessToken)).toBeUndefined();
    expect(await get(Authentication).identityOf(proof.identityToken)).toBeUndefined();
    await expect(refresh(refreshToken)).rejects.toBeInstanceOf(SessionExpired);
    await expect(signIn(email, PASSWORD, newAddress())).rejects.toBeInstanceOf(InvalidCredential);
  });

  it('rejects a reset token after half an hour', async () => {
    const { email } = await signUp();
    await get(PasswordReset).request(email, newAddress());
    const token = await mailedToken(testApp, email);
    testApp.clock.advance(30 * 60_000 + 1_000);
    const late = get(PasswordReset).complete({ token, password: 'New-pass-1', address: newAddress() });
    await expect(late).rejects.toBeInstanceOf(InvalidResetToken);
  });

  it('creates a Worker with ten coins for a person from Google, whatever role is requested', async () => {
    const person = { provider: 'google' as const, subject: newId(), email: newEmail(), name: 'Mitu', picture: '' };
    const outcome = await get(SignInWithProvider).execute(person);
    const token = 'proof' in outcome ? outcome.proof.identityToken : '';
    const identity = await get(Authentication).identityOf(token);
    expect(identity).toMatchObject({ email: person.email, provider: 'google' });
    const { identityId = '', email = '' } = identity ?? {};
    const input = { identityId, email, provider: 'google', name: 'Mitu', image: '', role: 'Buyer' } as const;
    expect((await get(SavePerson).execute(input)).role).toBe('Worker');
    testApp.name('from Google', availableOf(identityId));
    expect(await testApp.balances()).toMatchObject({ 'from Google': 10, ledgerSum: 0 });
  });

  it('links Google to an account with the same e-mail only after its password', async () => {
    const { email, id } = await signUp();
    const person = { provider: 'google' as const, subject: newId(), email, name: 'Rahim', picture: '' };
    const refused = await get(SignInWithProvider).execute(person);
    const linkToken = 'linkToken' in refused ? refused.linkToken : '';
    expect(linkToken).not.toBe('');

    const other = await signUp();
    await signIn(other.email, PASSWORD, newAddress(), linkToken);
    expect(await get(SignInWithProvider).execute(person)).toHaveProperty('linkToken');

    await signIn(email, PASSWORD, newAddress(), linkToken);
    const outcome = await get(SignInWithProvider).execute(person);
    const proven = 'proof' in outcome ? await get(Authentication).identityOf(outcome.proof.identityToken) : undefined;
    expect(proven?.identityId).toBe(id);
  });

  it('changes the name and photo of the account and of the person', async () => {
    const { id, save } = await signUp();
    await save();
    await get(OwnAccount).changeProfile(id, { displayName: 'Rahim Uddin' });
    expect(await get(People).get(id)).toMatchObject({ name: 'Rahim Uddin', image: '' });
    await get(OwnAccount).changeProfile(id, { photoURL: 'https://example.com/r.png' });
    expect(await get(People).get(id)).toMatchObject({ name: 'Rahim Uddin', image: 'https://example.com/r.png' });
  });

  it('deletes everything of a removed person but the id, and rejects their tokens', async () => {
    const { email, id, proof, save } = await signUp();
    await save();
    const { accessToken } = await open(email);
    expect(await get(UnitOfWork).run(() => get(Membership).remove(id))).toBe(true);
    expect(await get(Authentication).sessionOf(accessToken)).toBeUndefined();
    expect(await get(Authentication).identityOf(proof.identityToken)).toBeUndefined();
    expect((await get(People).cards([id])).get(id)).toEqual({
      ...{ id, name: '', image: '', email: '' },
      joinedAt: expect.any(Number),
    });
    const second = await signUp(email);
    expect(second.id).not.toBe(id);
  });
});
