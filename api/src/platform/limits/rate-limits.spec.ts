import { MINUTE_MS } from '../../kernel/clock';
import { describeOnEachDatabase, TestApp } from '../../../test/test-app';
import { sql } from '../database/sql';
import { networkOf, RateLimits, RateLimitExceeded, type RateLimit } from './rate-limits';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
    ['2001:db8:0:1::9', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('maps %s to %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describeOnEachDatabase('rate limits', (engine) => {
  let testApp: TestApp;
  let limits: RateLimits;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    limits = testApp.app.get(RateLimits);
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const use = (subject: string, most = 3): RateLimit => ({ limit: 'trial', subject, most, windowMs: 15 * MINUTE_MS });
  const refusal = (attempt: Promise<void>) =>
    attempt.then(
      () => undefined,
      (error: unknown) => error as RateLimitExceeded,
    );

  it('allow their number and no more, and return how long to wait', async () => {
    for (let times = 0; times < 3; times += 1) await limits.take(use('one'));
    const refused = await refusal(limits.take(use('one')));
    expect(refused).toBeInstanceOf(RateLimitExceeded);
    expect(refused?.retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
    await expect(limits.take(use('another'))).resolves.toBeUndefined();
  });

  it('count each of several concurrent calls', async () => {
    const attempts = await Promise.all(Array.from({ length: 20 }, () => refusal(limits.take(use('all at once', 5)))));
    expect(attempts.filter((refused) => refused === undefined)).toHaveLength(5);
  });

  it('start again when the window is over', async () => {
    for (let times = 0; times < 3; times += 1) await limits.count(use('patient'));
    expect(await refusal(limits.check(use('patient')))).toBeInstanceOf(RateLimitExceeded);
    testApp.clock.advance(15 * MINUTE_MS + 1);
    expect(await refusal(limits.check(use('patient')))).toBeUndefined();
    await limits.take(use('patient'));
    expect(await refusal(limits.check(use('patient')))).toBeUndefined();
  });

  it('store no name of a person', async () => {
    await limits.count(use('rahim@example.com 203.0.113.7'));
    const rows = await testApp.database.query<{ id: string }>(sql`SELECT id FROM rate_window`);
    expect(rows.every(({ id }) => /^[0-9a-f]{64}$/.test(id))).toBe(true);
  });
});
