import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { describeOn } from '../../../test/support/databases';
import { TEST_SETTINGS, TestApp } from '../../../test/test-app';
import { Config } from '../../config';
import { newId } from '../../kernel/ids';
import { makeLogger } from '../logging/logger';
import { configureFastify, createFastifyAdapter } from './server';

const WARNING = /^10 users came from the private address (\S+), and none from a public one:.* TRUST_PROXY/;
const TRUST_PROXY = '10.9.0.1';

function warningsOf({ log }: FastifyInstance): string[] {
  const warnings: string[] = [];
  jest.spyOn(log, 'warn').mockImplementation((line: unknown) => void warnings.push(String(line)));
  return warnings;
}

afterEach(() => jest.restoreAllMocks());

describe('people who share one address', () => {
  const people = Array.from({ length: 11 }, () => newId());
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-address-'));
  let server: FastifyInstance;
  let warnings: string[];
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => {
    const config = Config.from({ ...TEST_SETTINGS, DATA_DIR: folder, TRUST_PROXY });
    server = createFastifyAdapter(config, makeLogger(config)).getInstance<FastifyInstance>();
    configureFastify(server, config);
    // In place of the guard.
    server.decorateRequest('session');
    server.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
      Object.assign(request, { session: { personId: request.headers['person'] } });
      done();
    });
    server.get('/', () => '');
    warnings = warningsOf(server);
  });
  afterEach(() => server.close());

  const call = async (person: string, remoteAddress: string, headers = {}) => {
    const answer = await server.inject({ method: 'GET', url: '/', remoteAddress, headers: { ...headers, person } });
    expect(answer.statusCode).toBe(200);
  };
  const callFrom = async (addressOf: (index: number) => string, some = people) => {
    for (const [index, person] of some.entries()) await call(person, addressOf(index));
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
    for (const [index, person] of people.entries())
      await call(person, gateway, { 'x-forwarded-for': `${network}.${index + 1}` });
    expect(warnings).toHaveLength(times);
  });
});

describeOn('SQLite', 'signed-in people who share one address', () => {
  let testApp: TestApp;
  beforeAll(async () => (testApp = await TestApp.build('SQLite', { TRUST_PROXY })));
  afterAll(() => testApp.close());

  it('cause one warning when it is private', async () => {
    const warnings = warningsOf(testApp.app.getHttpAdapter().getInstance());
    const people = await testApp.people(11, 'Worker');
    for (const [index, person] of people.entries()) {
      person.from = '172.30.0.1';
      expect((await person.get('/account')).status).toBe(200);
      expect(warnings).toHaveLength(index < 9 ? 0 : 1);
    }
  });
});
