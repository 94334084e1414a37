import { Kaaj, ProblemError } from './index.ts';

const MB = 1024 * 1024;

/** Takes a ZIP file in pieces; `interrupt` may break the line after a piece was taken. */
function serverOf({
  looks = 1,
  interrupt = () => false,
}: { looks?: number; interrupt?: (at: number) => boolean } = {}) {
  const calls: string[] = [];
  let length = 0;
  let received = 0;
  let left = looks;
  const answer = (status: number, state: string) =>
    Response.json({ data: { _id: 'p', state, stored: 2, total: 2, faults: [], length, received } }, { status });
  const fetch = async (address: string | URL | Request, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { pathname } = new URL(address as string);
    const said = new Headers(headers);
    calls.push(`${method} ${pathname.replace('/api', '')} ${said.get('upload-offset') ?? ''}`.trim());
    if (method === 'POST') {
      length = Number(said.get('upload-length') ?? 0);
      return answer(201, 'fetching');
    }
    if (method === 'GET') return answer(200, received === length && --left <= 0 ? 'ready' : 'fetching');
    const at = Number(said.get('upload-offset'));
    if (at !== received)
      return Response.json({ status: 409, code: 'image/wrong-offset', detail: '', title: '' }, { status: 409 });
    received += (body as Blob).size;
    if (interrupt(at)) throw new TypeError('fetch failed');
    return new Response(null, { status: 204 });
  };
  return { kaaj: new Kaaj({ baseUrl: 'https://kaaj.example', key: 'kaaj_x', fetch }), calls };
}

const PATH = '/task/batch/pictures';

describe('pictures of items', () => {
  it('of a ZIP file are uploaded in chunks and awaited', async () => {
    const { kaaj, calls } = serverOf({ looks: 2 });
    const pictures = await kaaj.batchPictures(new Blob([new Uint8Array(2.5 * MB)]), { everyMs: 1 });
    expect(pictures).toMatchObject({ _id: 'p', state: 'ready', stored: 2 });
    expect(calls).toEqual([
      `POST ${PATH}`,
      `PATCH ${PATH}/p 0`,
      `PATCH ${PATH}/p ${MB}`,
      `PATCH ${PATH}/p ${2 * MB}`,
      `GET ${PATH}/p`,
      `GET ${PATH}/p`,
    ]);
  });

  it('resume after a chunk that arrived though its answer was lost', async () => {
    let lost = false;
    const interrupt = (at: number) => at === MB && !lost && (lost = true);
    const { kaaj, calls } = serverOf({ interrupt });
    await kaaj.batchPictures(new Blob([new Uint8Array(3 * MB)]), { everyMs: 1 });
    expect(calls.filter((call) => call.startsWith('PATCH')).map((call) => call.split(' ')[2])).toEqual(
      [0, MB, MB, 2 * MB].map(String),
    );
  });

  it('at addresses are fetched by the server', async () => {
    const { kaaj, calls } = serverOf();
    const rows = { rows: 'picture\nhttps://labels.example/1.webp\n', format: 'csv', pictureColumn: 'picture' } as const;
    expect(await kaaj.batchPictures(rows)).toMatchObject({ state: 'ready' });
    expect(calls).toEqual([`POST ${PATH}`, `GET ${PATH}/p`]);
  });

  it('end with the refusal of the server', async () => {
    const fetch = () =>
      Promise.resolve(
        Response.json({ status: 413, code: 'request/too-large', detail: '', title: '' }, { status: 413 }),
      );
    const kaaj = new Kaaj({ baseUrl: 'https://kaaj.example', key: 'kaaj_x', fetch });
    await expect(kaaj.batchPictures(new Blob(['x']))).rejects.toThrow(ProblemError);
  });
});
