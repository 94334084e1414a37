import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { leadToOwnName } from './own-name';

describe('a request by the name of PUBLIC_ORIGIN with or without www.', () => {
  let server: FastifyInstance;
  afterEach(() => server.close());

  const request = (publicOrigin: string, options: InjectOptions) => {
    server = fastify();
    leadToOwnName(server, { publicOrigin });
    server.all('/*', () => 'here');
    return server.inject(options);
  };

  it.each([
    ['https://kaaj.example', 'www.kaaj.example', '/alltasks?page=2', 'https://kaaj.example/alltasks?page=2'],
    ['https://kaaj.example', 'WWW.Kaaj.Example', '/', 'https://kaaj.example/'],
    ['https://www.kaaj.example', 'kaaj.example', '/api/task', 'https://www.kaaj.example/api/task'],
    ['https://kaaj.example:8443', 'www.kaaj.example:8443', '//evil.example', 'https://kaaj.example:8443//evil.example'],
  ])('S52 is redirected from %s to that origin: Host %s, path %s', async (origin, host, url, location) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await request(origin, { method, url, headers: { host } });
      expect([answer.statusCode, answer.headers['location']]).toEqual([308, location]);
    }
  });

  it.each(['kaaj.example', 'evil.example', 'www.www.kaaj.example', 'www.kaaj.example.evil.example', '10.0.0.5:3000'])(
    'S52 is not redirected for any other Host: %s',
    async (host) => expect((await request('https://kaaj.example', { url: '/', headers: { host } })).body).toBe('here'),
  );
});
