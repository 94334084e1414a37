import { describeOn } from '../../../test/support/databases';
import { type Person, TestApp } from '../../../test/test-app';

const WARNING = /^10 users came from the private address (\S+), and none from a public one:.* TRUST_PROXY/;

describeOn('SQLite', 'people who share one address', () => {
  let testApp: TestApp;
  let people: Person[];
  let warnings: string[];
  beforeEach(async () => {
    testApp = await TestApp.build('SQLite', { TRUST_PROXY: '10.9.0.1' });
    const { log } = testApp.app.getHttpAdapter().getInstance();
    warnings = [];
    jest.spyOn(log, 'warn').mockImplementation((line: unknown) => void warnings.push(String(line)));
    people = await testApp.people(11, 'Worker');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await testApp.close();
  });

  const callFrom = async (addressOf: (index: number) => string, some = people) => {
    for (const [index, person] of some.entries()) {
      person.from = addressOf(index);
      expect((await person.get('/account')).status).toBe(200);
    }
  };

  it.each(['172.30.0.1', '::ffff:192.168.0.1', 'fd00::1'])('cause one warning when it is private: %s', async (from) => {
    await callFrom(() => from, people.slice(0, 9));
    await callFrom(() => from, people.slice(0, 9));
    expect(warnings).toEqual([]);
    await callFrom(() => from);
    await callFrom(() => '172.30.0.2');
    expect(warnings).toEqual([expect.stringMatching(WARNING)]);
    expect(WARNING.exec(String(warnings))?.[1]).toBe(from.replace('::ffff:', ''));
  });

  it.each([
    ['a public address', () => '203.0.113.9'],
    ['addresses of a local network', (index: number) => `192.168.0.${index + 1}`],
    ['this machine, outside production', () => '127.0.0.1'],
  ])('cause no warning when it is %s', async (_, addressOf) => {
    await callFrom(addressOf);
    expect(warnings).toEqual([]);
  });

  it('cause no warning once somebody came from a public address', async () => {
    await callFrom(() => '203.0.113.9', people.slice(0, 1));
    await callFrom(() => '172.30.0.1');
    expect(warnings).toEqual([]);
  });

  it.each([
    ['cause a warning behind a gateway that TRUST_PROXY does not name', '10.9.0.2', '203.0.113', 1],
    ['cause no warning behind a gateway that TRUST_PROXY names', '10.9.0.1', '203.0.113', 0],
    ['cause no warning behind a gateway that sends invalid addresses', '10.9.0.1', 'unknown', 0],
  ])('%s', async (_, gateway, network, times) => {
    for (const [index, person] of people.entries()) {
      person.from = gateway;
      expect((await person.get('/account', { 'x-forwarded-for': `${network}.${index + 1}` })).status).toBe(200);
    }
    expect(warnings).toHaveLength(times);
  });
});
