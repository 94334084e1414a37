import { configureStore } from '@reduxjs/toolkit';
import { stubServer } from '../testing';
import { injectEndpoint } from './inject-endpoint';
import { api } from './api';

let server: ReturnType<typeof stubServer>;
let given: ReturnType<typeof store>;

const store = () =>
  configureStore({ reducer: { api: api.reducer }, middleware: (defaults) => defaults().concat(api.middleware) });

beforeEach(() => {
  api.enhanceEndpoints({ addTagTypes: ['Parcel'] });
  server = stubServer({ 'GET /task': { data: [] }, 'GET /task/all': { data: [] }, 'POST /task': { data: {} } });
  given = store();
});
afterEach(() => server.stop());

const lists = (name: string, print: string, url = '/task') =>
  injectEndpoint(name, print, (build) => build.query<unknown, void>({ query: () => url, providesTags: ['Parcel'] }));
const asked = () => server.calls.map(({ method, path }) => `${method} ${path}`);
const soon = () => new Promise((done) => setTimeout(done, 20));

describe('a call that shell and remotes bring', () => {
  it('injects one endpoint for equal definitions, and shares its answer', async () => {
    await given.dispatch(lists('listShared', 'a1').initiate());
    await given.dispatch(lists('listShared', 'a1').initiate());
    expect(asked()).toEqual(['GET /task']);
  });

  it('injects both endpoints when shell and remote have different versions of one, and each sends its own request', async () => {
    const older = lists('listAged', 'a1');
    const newer = lists('listAged', 'b2', '/task/all');
    await Promise.all([given.dispatch(older.initiate()), given.dispatch(newer.initiate())]);
    expect(asked().sort()).toEqual(['GET /task', 'GET /task/all']);
    expect(lists('listAged', 'b2', '/task/all').useQuery).toBe(newer.useQuery);
  });

  it('invalidates the answers of an endpoint of another remote, also by a tag that the shell does not have', async () => {
    await given.dispatch(lists('listParcels', 'a1').initiate());
    const post = injectEndpoint('postParcel', 'a1', (build) =>
      build.mutation<unknown, void>({
        query: () => ({ url: '/task', method: 'POST' }),
        invalidatesTags: ['Parcel'],
      }),
    );
    await given.dispatch(post.initiate());
    await soon();
    expect(asked()).toEqual(['GET /task', 'POST /task', 'GET /task']);
  });
});
