import { type NotificationCode } from '@kaaj/contract';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { problem, stubServer, type Stubs } from '@kaaj/api-client/testing';
import { reportPerson } from '../session/session';
import { store } from '../store/store';
import { useLiveNotifications } from './live-notifications';

const rina = { email: 'rina@example.com', displayName: 'Rina', photoURL: '' };

class Stream extends EventTarget {
  static CLOSED = 2;
  static all: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.all.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  disconnect() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
  tell(data: unknown) {
    this.dispatchEvent(new MessageEvent('notification', { data: JSON.stringify(data) }));
  }
}

const live = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED);
const stream = () => live()[0] as Stream;

function Page() {
  useLiveNotifications();
  return null;
}

function open(stubs: Stubs = { 'POST /auth/refresh': { data: {} } }) {
  server = stubServer(stubs);
  act(() => reportPerson(rina));
  return render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
}

const show = (visibility: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let server: ReturnType<typeof stubServer>;
let dispatched: jest.SpyInstance;
const { EventSource } = window;

beforeEach(() => {
  jest.useFakeTimers();
  Stream.all = [];
  Object.assign(window, { EventSource: Stream });
  localStorage.clear();
  dispatched = jest.spyOn(store, 'dispatch');
});
afterEach(() => {
  show('visible');
  act(() => reportPerson(null));
  server.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Object.assign(window, { EventSource });
});

/** The tags that were invalidated, for each invalidation. */
const touched = () =>
  dispatched.mock.calls
    .map(([action]) => action as { type?: string; payload?: readonly string[] })
    .filter(({ type }) => type === 'api/invalidateTags')
    .map(({ payload }) => [...(payload ?? [])].sort());

describe('the live stream', () => {
  it('opens again after a break, with a fresh session', async () => {
    open();
    stream().disconnect();
    await pass(5_000);
    expect(live()).toHaveLength(1);
    expect(Stream.all).toHaveLength(2);
    expect(server.callsOf('POST /auth/refresh')).toHaveLength(1);
  });

  it('does not open again after the page was closed, also during a session refresh', async () => {
    let answer: (body: object) => void = () => undefined;
    const page = open({ 'POST /auth/refresh': () => new Promise((done) => (answer = done)) });
    stream().disconnect();
    await pass(5_000);
    page.unmount();
    answer({ data: {} });
    await pass(10_000);
    expect(Stream.all).toHaveLength(1);
  });

  it('does not open again after a sign-out', async () => {
    open();
    stream().disconnect();
    act(() => reportPerson(null));
    await pass(60_000);
    expect(Stream.all).toHaveLength(1);
  });

  it('does not open in a tab that was hidden while its session was being refreshed', async () => {
    let answer: (body: object) => void = () => undefined;
    open({ 'POST /auth/refresh': () => new Promise((done) => (answer = done)) });
    stream().disconnect();
    await pass(5_000);
    show('hidden');
    answer({ data: {} });
    await pass(10_000);
    expect(live()).toHaveLength(0);
  });

  it('is opened once, also when the tab became visible during a session refresh', async () => {
    let answer: (body: object) => void = () => undefined;
    open({ 'POST /auth/refresh': () => new Promise((done) => (answer = done)) });
    stream().disconnect();
    await pass(5_000);
    show('hidden');
    show('visible');
    answer({ data: {} });
    await pass(10_000);
    expect(live()).toHaveLength(1);
  });

  it('stays closed when the session has ended', async () => {
    open({ 'POST /auth/refresh': problem(401, 'auth/not-signed-in') });
    stream().disconnect();
    await pass(60_000);
    expect(live()).toHaveLength(0);
  });
});

describe('a notice', () => {
  it.each<[NotificationCode, string[]]>([
    ['submission/accepted', ['Balance', 'Notification', 'Overview', 'Statement', 'Submission']],
    ['submission/rejected-with-reason', ['Notification', 'Overview', 'Submission']],
    ['submission/changes-asked', ['Notification', 'Overview', 'Submission']],
    ['dispute/won', ['Balance', 'Dispute', 'Notification', 'Overview', 'Statement', 'Submission']],
    ['review/buyer-paused', ['Brake', 'Notification']],
    ['submission/worker-left', ['Notification', 'Overview', 'Submission', 'Task']],
    ['task/expired', ['Balance', 'Notification', 'Overview', 'Statement', 'Task']],
    ['withdrawal/rejected', ['Balance', 'Notification', 'Statement', 'Withdrawal']],
    ['payment/settled', ['Balance', 'Notification', 'Overview', 'Payment', 'Statement']],
    ['balance/corrected', ['Balance', 'Notification', 'Statement']],
    ['user/role-changed', ['Balance', 'Notification']],
    ['admin/message', ['Notification']],
  ])('of %s invalidates only what it is about', (code, kinds) => {
    open();
    stream().tell({ code });
    expect(touched()).toEqual([kinds]);
  });

  it('with an unknown code invalidates everything', () => {
    open();
    stream().tell({ code: 'lottery/won' });
    expect(touched()[0]).toEqual(expect.arrayContaining(['Balance', 'Task', 'Withdrawal']));
  });

  it('in a burst: all are applied, with at most one invalidation a second', async () => {
    open();
    for (let each = 0; each < 50; each += 1) stream().tell({ code: 'admin/message' });
    stream().tell({ code: 'user/role-changed' });
    await pass(900);
    expect(touched()).toEqual([['Notification']]);
    await pass(200);
    expect(touched()).toEqual([['Notification'], ['Balance', 'Notification']]);
    await pass(5_000);
    expect(touched()).toHaveLength(2);
  });

  it('that is throttled is not applied after the page was closed', async () => {
    const page = open();
    stream().tell({ code: 'admin/message' });
    stream().tell({ code: 'admin/message' });
    page.unmount();
    await pass(5_000);
    expect(touched()).toHaveLength(1);
  });
});
