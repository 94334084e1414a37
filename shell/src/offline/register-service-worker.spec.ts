import { registerServiceWorker } from './register-service-worker';

class Worker extends EventTarget {
  state = 'installing';

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  readonly update = jest.fn(() => Promise.resolve());

  finds(): Worker {
    const worker = (this.installing = new Worker());
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }
}

const kept = { keys: () => Promise.resolve([]), add: jest.fn(() => Promise.resolve()) };
const soon = () => new Promise((done) => setTimeout(done));

/** A browser with a service worker that controls this page already, or with its first one. */
function browser({ controlled }: { readonly controlled: boolean }) {
  const registration = new Registration();
  const register = jest.fn(() => Promise.resolve(registration));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, controller: controlled ? {} : null },
  });
  return { registration, register };
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open: () => Promise.resolve(kept) } });
  kept.add.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  jest.restoreAllMocks();
});

it('notifies an open page once a newer shell has taken over', async () => {
  const onNewer = jest.fn();
  const { registration, register } = browser({ controlled: true });
  registerServiceWorker(onNewer);
  await soon();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  const worker = registration.finds();
  worker.become('installed');
  expect(onNewer).not.toHaveBeenCalled();
  worker.become('activated');
  expect(onNewer).toHaveBeenCalledTimes(1);
});

it('does not notify for the first service worker, which replaces none', async () => {
  const onNewer = jest.fn();
  const { registration } = browser({ controlled: false });
  registerServiceWorker(onNewer);
  await soon();
  registration.finds().become('activated');
  expect(onNewer).not.toHaveBeenCalled();
});

it('keeps the files that this page was made of, and nothing else', async () => {
  const { origin } = window.location;
  const loaded = ['/main.0123456789.js', '/api/task', 'https://elsewhere.example/a.0123456789.js', '/favicon.svg'];
  performance.getEntriesByType = () => loaded.map((name) => ({ name: new URL(name, origin).href }) as PerformanceEntry);
  browser({ controlled: false });
  registerServiceWorker(() => undefined);
  await soon();
  await soon();
  expect(kept.add.mock.calls).toEqual([[`${origin}/main.0123456789.js`]]);
});

it('checks for an update when the user returns to the tab, at most once in a few minutes', async () => {
  const { registration } = browser({ controlled: true });
  const end = registerServiceWorker(() => undefined);
  await soon();
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  expect(registration.update).not.toHaveBeenCalled();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  comeBack();
  comeBack();
  expect(registration.update).toHaveBeenCalledTimes(1);
  end();
});

it('continues without a service worker when the browser has none', () => {
  expect(registerServiceWorker(() => undefined)()).toBeUndefined();
});
