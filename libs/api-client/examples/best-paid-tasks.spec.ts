import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { bestPaidTasks } from './best-paid-tasks';

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://localhost');
    const tasks = [{ title: `Sorted ${asked.searchParams.get('sort')}`, payableAmount: 90 }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: asked.pathname === '/api/task' ? tasks : [], page: { next: null } }));
  });
  await new Promise<void>((ready) => server.listen(0, ready));
});
afterAll(() => server.close());

it('runs as it stands in the example', async () => {
  const { port } = server.address() as AddressInfo;
  expect(await bestPaidTasks(`http://localhost:${port}/api`)).toEqual(['90 coins: Sorted dsc']);
});
