import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createApp } from '../../src/app';
import { Config } from '../../src/config';
import { freshDatabase } from '../support/databases';
import { until } from '../support/processes';
import { describeOn, TEST_SETTINGS } from '../test-app';

describeOn('SQLite', 'a server that closes', () => {
  it('answers the running request, and does not wait for another one on its connection', async () => {
    const fresh = await freshDatabase('SQLite');
    const app = await createApp(Config.from({ ...TEST_SETTINGS, ...fresh.settings }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { server } = app.getHttpAdapter().getInstance();
    const { port } = server.address() as { port: number };
    const body = '{}';
    const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
    const running = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/auth/login', headers });
    const answered = once(running, 'response') as Promise<[IncomingMessage]>;
    running.flushHeaders();
    await once(running, 'continue');
    const closing = app.close();
    await until(() => !server.listening);
    running.end(body);
    const [answer] = await answered;
    expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'close']);
    answer.resume();
    await closing;
    await fresh.remove();
  });
});
