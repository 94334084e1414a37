import { getUser } from '@kaaj/api-client';
import { cutBodies, problem, stubServer, type StubCall, type Stubs } from '@kaaj/api-client/testing';
import { navigateWith } from '../router/navigation';
import { store } from '../store/store';
import { finishSignUp, signIn, signUp, waitingSignUp } from './identity';
import { reportPerson, startSession } from './session';
import { signOut } from './sign-out';

const email = 'rina@example.com';
const picture = new File(['picture'], 'rina.png', { type: 'image/png' });
const identity = { identityToken: 'proof', email, displayName: '', photoURL: '' };
const newPerson = { name: 'Rina Akter', role: 'Worker', image: picture } as const;
const completed = { email, displayName: 'Rina Akter', photoURL: '/api/image/rina.webp' };

const backend: Stubs = {
  'POST /auth/signup': { status: 201, body: { data: identity } },
  'POST /auth/login': { data: { ...identity, displayName: 'Rina Akter', photoURL: '/api/image/rina.webp' } },
  'POST /image': { data: { display_url: '/api/image/rina.webp' } },
  'PATCH /auth/profile': { data: {} },
  [`POST /user/${email}`]: { data: {} },
  'POST /jwt': { data: {} },
  'GET /jwt/logout': { data: {} },
};

const went: string[] = [];
let server: ReturnType<typeof stubServer>;

function given(stubs: Stubs = {}) {
  server = stubServer({ ...backend, ...stubs });
}

const made = () => server.calls.map(({ method, path }) => `${method} ${path}`);
const bearers = () => server.calls.map(({ headers }: StubCall) => headers.get('authorization'));
const session = () => store.getState().session;

beforeAll(() => startSession());
beforeEach(() => {
  localStorage.clear();
  went.length = 0;
  navigateWith((path) => went.push(path));
  reportPerson(null);
});
afterEach(() => server.stop());

describe('signing up', () => {
  it('makes the account, uploads the picture, names the profile, saves the user and opens the session', async () => {
    given();
    await signUp({ email, password: 'Secret1', ...newPerson });
    expect(made()).toEqual([
      'POST /auth/signup',
      'POST /image',
      'PATCH /auth/profile',
      `POST /user/${email}`,
      'POST /jwt',
    ]);
    expect(bearers().slice(1)).toEqual(Array(4).fill('Bearer proof'));
    expect(session()).toEqual({ loading: false, person: completed });
    expect(JSON.parse(localStorage.getItem('kaaj.person') ?? '')).toEqual(completed);
  });

  it('sends the chosen role and no coins', async () => {
    given();
    await signUp({ email, password: 'Secret1', ...newPerson });
    expect(server.callsOf(`POST /user/${email}`)[0]?.body).toEqual({
      name: 'Rina Akter',
      email,
      image: '/api/image/rina.webp',
      role: 'Worker',
    });
  });

  it('stops loading and rejects with the code when the e-mail is taken', async () => {
    given({ 'POST /auth/signup': problem(409, 'auth/email-already-in-use') });
    await expect(signUp({ email, password: 'Secret1', ...newPerson })).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    expect(session()).toEqual({ loading: false, person: null });
  });

  it('can be finished in the same page after the picture was refused', async () => {
    given({ 'POST /image': problem(422, 'image/not-an-image') });
    await expect(signUp({ email, password: 'Secret1', ...newPerson })).rejects.toMatchObject({ status: 422 });
    expect(waitingSignUp()).toEqual({ email, name: 'Rina Akter', role: 'Worker' });
    server.stop();
    given();
    await finishSignUp(newPerson);
    expect(made()).not.toContain('POST /auth/signup');
    expect(session().person).toEqual(completed);
    expect(waitingSignUp()).toBeNull();
  });
});

describe('signing in', () => {
  it('rejects with an ApiError when the connection is lost in the body of the answer', async () => {
    given();
    const restore = cutBodies();
    await expect(signIn({ email, password: 'Secret1' })).rejects.toMatchObject({ code: 'client/unreachable' });
    restore();
  });

  it('proves the identity and opens the session', async () => {
    given();
    await expect(signIn({ email, password: 'Secret1' })).resolves.toBe('signed-in');
    expect(made()).toEqual(['POST /auth/login', 'POST /jwt']);
    expect(session().person).toEqual(completed);
  });

  it('is not taken for a lost session when the password is wrong', async () => {
    given({ 'POST /auth/login': problem(401, 'auth/invalid-credential') });
    await expect(signIn({ email, password: 'wrong' })).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    expect(went).toEqual([]);
  });

  it('finishes by itself a sign-up that broke off just before the user was saved', async () => {
    given({ [`POST /user/${email}`]: problem(503, 'server/unavailable') });
    await expect(signUp({ email, password: 'Secret1', ...newPerson })).rejects.toMatchObject({ status: 503 });
    server.stop();
    let sessions = 0;
    given({
      'POST /jwt': () => {
        sessions += 1;
        return sessions === 1 ? problem(403, 'auth/profile-incomplete') : { data: {} };
      },
    });
    await expect(signIn({ email, password: 'Secret1' })).resolves.toBe('signed-in');
    expect(server.callsOf(`POST /user/${email}`)[0]?.body).toMatchObject({ role: 'Worker', name: 'Rina Akter' });
    expect(session().person).toEqual(completed);
  });

  it('requests what is missing when the sign-up was interrupted in another browser', async () => {
    given({ 'POST /auth/login': { data: identity }, 'POST /jwt': problem(403, 'auth/profile-incomplete') });
    await expect(signIn({ email, password: 'Secret1' })).resolves.toBe('unfinished');
    expect(waitingSignUp()).toEqual({ email, name: '', role: undefined });
    expect(session()).toEqual({ loading: false, person: null });
  });
});

describe('a session', () => {
  it('is deleted on the server and in the browser', async () => {
    given();
    reportPerson(completed);
    await signOut();
    expect(made()).toContain('GET /jwt/logout');
    expect(session()).toEqual({ loading: false, person: null, left: true });
    expect(localStorage.getItem('kaaj.person')).toBeNull();
  });

  it('that the server no longer accepts leads to /signin, and the caller gets the error', async () => {
    given({ 'GET /user': problem(403, 'access/forbidden') });
    reportPerson(completed);
    const { error } = await store.dispatch(getUser.initiate({ email }));
    expect(error).toMatchObject({ status: 403 });
    await new Promise((done) => setTimeout(done, 20));
    expect(went).toEqual(['/signin']);
    expect(session()).toEqual({ loading: false, person: null });
  });

  it('follows the other tabs, however late the browser shows their storage', async () => {
    given();
    reportPerson(completed);
    const otherTab = new BroadcastChannel('kaaj-session');
    const broadcast = async (person: typeof completed | null) => {
      otherTab.postMessage({ person });
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    await broadcast(null);
    expect(session().person).toBeNull();
    localStorage.removeItem('kaaj.person');
    await broadcast(completed);
    otherTab.close();
    expect(session().person).toEqual(completed);
    expect(made()).toEqual([]);
  });

  it('has ended in a page from the back/forward cache when another tab signed out', () => {
    given();
    const comeBack = (persisted: boolean) => {
      const event = new Event('pageshow');
      Object.defineProperty(event, 'persisted', { value: persisted });
      window.dispatchEvent(event);
    };
    reportPerson(completed);
    comeBack(true);
    expect(session().person).toEqual(completed);
    localStorage.removeItem('kaaj.person');
    comeBack(false);
    expect(session().person).toEqual(completed);
    comeBack(true);
    expect(session().person).toBeNull();
    localStorage.setItem('kaaj.person', JSON.stringify({ ...completed, email: 'other@example.com' }));
    comeBack(true);
    expect(session().person?.email).toBe('other@example.com');
  });

  it('is refreshed when a sleeping laptop wakes up', async () => {
    given({ 'POST /auth/refresh': { data: {} } });
    reportPerson(completed);
    localStorage.setItem('kaaj.refreshed-at', String(Date.now() - 60 * 60_000));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((done) => setTimeout(done, 20));
    expect(made()).toEqual(['POST /auth/refresh']);
    expect(session().person).toEqual(completed);
  });
});

describe('unsent input', () => {
  const draft = (name: string) => `kaaj.draft.${email}/${name}`;
  const proofs = [
    'proof.1',
    'proof.1~second-tab',
    'answers.proof.1',
    'pictures.proof.1',
    'version.1',
    'pictures.version.1',
  ];
  const work = [...proofs, 'answers.version.1', 'answers.test.1', 'stream.1'].map(draft);
  const buyersInput = ['task', 'batch.form', 'bonuses', 'answer.1', 'test.form', 'test.known', 'test.values'];
  const input = [...buyersInput, 'dispute.1', 'pictures.dispute.1'].map(draft);
  const rest = [...input, `kaaj.first-steps.${email}`, 'kaaj.sign-up'];
  const others = [
    'kaaj.draft.other@example.com/task',
    `kaaj.draft.${email}.bd/task`,
    'kaaj.first-steps.other@example.com',
    'kaaj.theme',
  ];
  const kept = (keys: readonly string[]) => keys.filter((key) => localStorage.getItem(key) !== null);
  beforeEach(() => {
    for (const key of [...work, ...rest, ...others]) localStorage.setItem(key, '"text"');
    reportPerson(completed);
  });

  it('S60 is deleted at sign-out, except work and what other users have typed', async () => {
    given();
    await signOut();
    expect([kept(work), kept(rest), kept(others)]).toEqual([work, [], others]);
  });

  it('stays after an expired session', () => {
    reportPerson(null);
    expect(kept([...work, ...rest, ...others])).toEqual([...work, ...rest, ...others]);
  });
});
