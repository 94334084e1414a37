import { type HTTPMethods } from 'fastify';
import { describeOn, World } from '../../../test/world';
import { ACCESS, accessTo } from './access';

describe('accessTo', () => {
  it('knows a route with and without the prefix, and HEAD as GET', () => {
    expect(accessTo('GET', '/api/task/:id')).toBe(ACCESS['GET /task/:id']);
    expect(accessTo('HEAD', '/task/:id')).toBe(ACCESS['GET /task/:id']);
  });

  it.each(['GET /nothing', 'PUT /task/:id', 'constructor', 'GET toString'])('knows nothing of %s', (route) => {
    const [method = '', path = ''] = route.split(' ');
    expect(accessTo(method, path)).toBeUndefined();
  });
});

describeOn('SQLite', 'the access table', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.build('SQLite');
  });
  afterAll(() => world.close());

  it('has no row without a route', () => {
    const server = world.app.getHttpAdapter().getInstance();
    const missing = Object.keys(ACCESS).filter((row) => {
      const [method, path] = row.split(' ') as [HTTPMethods, string];
      return !server.hasRoute({ method, url: `/api${path}` });
    });
    expect(missing).toEqual([]);
  });
});
