import { baseQuery } from './base-query';
import { noteServerTime, serverNow } from './server-time';

const HOUR = 3_600_000;
const at = (moment: number) => new Date(moment).toUTCString();

describe('U16 the time of the server', () => {
  afterEach(() => noteServerTime(at(Date.now())));

  it.each([2 * HOUR, -2 * HOUR, 8 * 24 * HOUR])('is known when the clock of the device is %d ms off', (wrong) => {
    noteServerTime(at(Date.now() - wrong));
    expect(Math.abs(serverNow() - (Date.now() - wrong))).toBeLessThan(2000);
  });

  it('equals that of the device when both are within seconds', () => {
    noteServerTime(at(Date.now() - 4000));
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
  });

  it.each([null, undefined, '', 'yesterday'])('ignores a Date header of %p', (date) => {
    noteServerTime(at(Date.now() + HOUR));
    noteServerTime(date);
    expect(serverNow() - Date.now()).toBeGreaterThan(HOUR - 2000);
  });

  it('ignores answers from the service worker’s cache', async () => {
    const headers = { Date: at(Date.now() - HOUR), 'Kaaj-Kept': '1', 'Content-Type': 'application/json' };
    globalThis.fetch = jest.fn(() => Promise.resolve(new Response('{"data":1}', { headers })));
    await baseQuery('/task', { type: 'query', signal: new AbortController().signal } as never, {});
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
  });

  it('follows from the answers to calls, refusals too', async () => {
    for (const [status, moment] of [
      [200, Date.now() + HOUR],
      [422, Date.now() - HOUR],
    ] as const) {
      globalThis.fetch = jest.fn(() =>
        Promise.resolve(
          new Response('{"data":1}', { status, headers: { Date: at(moment), 'Content-Type': 'application/json' } }),
        ),
      );
      await baseQuery('/task', { type: 'query', signal: new AbortController().signal } as never, {});
      expect(Math.abs(serverNow() - moment)).toBeLessThan(2000);
    }
  });
});
