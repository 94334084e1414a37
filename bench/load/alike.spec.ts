import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { assertSameShape, differences } from './alike.mjs';

describe('differences', () => {
  it('are none between answers of the same fields, whatever their values are', () => {
    expect(differences({ data: [{ _id: 'a', sum: 1 }] }, { data: [{ _id: 'b', sum: 2 }] })).toEqual([]);
  });

  it('list the path of a field that only one answer has', () => {
    const one = { data: { buyer: { name: 'B', since: 1 } }, page: { next: null } };
    const other = { data: { buyer: { name: 'B', image: '' } } };
    expect(differences(one, other)).toEqual(['lacks data.buyer.since', 'has data.buyer.image besides', 'lacks page']);
  });

  it('are found in every element of a list, and reported once', () => {
    const [whole, part] = [{ a: 1, b: 2 }, { a: 1 }];
    expect(differences([whole, whole, whole], [whole, part, part])).toEqual(['lacks [].b']);
    expect(differences([whole], [whole, whole, part])).toEqual(['lacks [].b']);
    expect(differences([whole, whole, part], [whole])).toEqual(['has [].b besides']);
    expect(differences({ list: [[whole]] }, { list: [[part]] })).toEqual(['lacks list[][].b']);
  });

  it('are not reported for an empty list', () => {
    expect(differences({ list: [{ a: 1 }] }, { list: [] })).toEqual([]);
  });

  it('include different types, but null matches any type', () => {
    expect(differences({ a: 1, b: [], c: {} }, { a: '1', b: {}, c: [] })).toEqual([
      'a is of kind string instead of number',
      'b is of kind object instead of list',
      'c is of kind list instead of object',
    ]);
    expect(differences([], {})).toEqual(['the answer is of kind object instead of list']);
    expect(differences({ a: null, b: { c: 1 } }, { a: 'text', b: null })).toEqual([]);
  });
});

describe('before a call is measured', () => {
  const running: Server[] = [];
  afterEach(() => running.splice(0).forEach((server) => server.close()));

  async function answering(body: unknown, status = 200) {
    const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(body)));
    running.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { port: (server.address() as AddressInfo).port };
  }

  it('each side gets one request', async () => {
    const next = jest.fn(() => ({ method: 'GET', path: '/' }));
    const servers = {
      api: await answering({ a: 1 }),
      bare: await answering({ a: 2 }),
      usual: await answering({ a: 3 }),
    };
    await assertSameShape('a call', next, servers);
    expect(next).toHaveBeenCalledTimes(3);
  });

  it('it is an error that one of them answers other fields, or refuses', async () => {
    const next = () => ({ method: 'GET', path: '/here' });
    const api = await answering({ a: 1 });
    const other = { api, bare: await answering({}), usual: await answering({ a: 1, b: 1 }) };
    await expect(assertSameShape('a call', next, other)).rejects.toThrow(
      'Not all answer alike to "a call".\nbare: lacks a\nusual: has b besides',
    );
    await expect(assertSameShape('a call', next, { api, bare: await answering({}, 409), usual: api })).rejects.toThrow(
      'bare refused GET /here: 409',
    );
  });
});
