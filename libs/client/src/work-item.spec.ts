import { Kaaj, ProblemError } from './index.ts';

interface RecordedCall {
  readonly call: string;
  readonly body: unknown;
}

/** A server with so many items, which records its calls. */
function serverOf(items: number) {
  const asked: RecordedCall[] = [];
  let next = 1;
  const problem = (status: number, code: string) =>
    Response.json({ status, code, detail: code, title: code, type: 'about:blank' }, { status });
  const fetch = (address: string | URL | Request, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search } = new URL(address as string);
    const call = `${method} ${pathname.replace('/api', '')}${search}`;
    asked.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (call.endsWith('/next')) {
      if (next > items) return Promise.resolve(problem(404, 'batch/nothing-left'));
      const progress = { done: next - 1, earned: 0, left: items - next + 1 };
      const data = { task: { _id: `item-${next}` }, until: '2026-01-01T00:00:00.000Z', progress };
      return Promise.resolve(Response.json({ data }));
    }
    if (call === 'POST /submission' && typeof body === 'string' && body.includes('wrong')) {
      return Promise.resolve(problem(422, 'submission/code-wrong'));
    }
    next += 1;
    return Promise.resolve(Response.json({ data: { _id: 'sent' } }));
  };
  const kaaj = new Kaaj({ baseUrl: 'https://kaaj.example', key: 'kaaj_x', fetch });
  return { kaaj, calls: () => asked.map(({ call }) => call), asked };
}

describe('work on a batch', () => {
  it('sends the work for one item after the other until nothing is left', async () => {
    const { kaaj, asked, calls } = serverOf(2);
    const left = [];
    for await (const item of kaaj.workOn('b')) {
      left.push(item.progress.left);
      expect(await item.send({ answers: { bird: 'crow' } })).toEqual({ _id: 'sent' });
    }
    expect(left).toEqual([2, 1]);
    const next = 'POST /task/batch/b/next';
    expect(calls()).toEqual([next, 'POST /submission', next, 'POST /submission', next]);
    expect(asked[1]?.body).toEqual({ task: 'item-1', answers: { bird: 'crow' } });
  });

  it('takes a batch as Kaaj answers it', async () => {
    const { kaaj, calls } = serverOf(0);
    for await (const item of kaaj.workOn({ _id: 'b' })) expect(item).toBeUndefined();
    expect(calls()).toEqual(['POST /task/batch/b/next']);
  });

  it('skips an item that nothing was sent for', async () => {
    const { kaaj, calls } = serverOf(1);
    for await (const { task } of kaaj.workOn('b')) expect(task._id).toBe('item-1');
    expect(calls()[1]).toBe('DELETE /task/item-1/claim?skip=true');
  });

  it('sends nothing more for an item that was skipped', async () => {
    const { kaaj, calls } = serverOf(1);
    for await (const item of kaaj.workOn('b')) await item.skip();
    expect(calls().filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it('releases the current item when the loop is left', async () => {
    const { kaaj, calls } = serverOf(3);
    for await (const item of kaaj.workOn('b')) if (item.task._id === 'item-1') break;
    expect(calls()).toEqual(['POST /task/batch/b/next', 'DELETE /task/item-1/claim']);
  });

  it('keeps the item when its submission was refused', async () => {
    const { kaaj } = serverOf(1);
    for await (const item of kaaj.workOn('b')) {
      await expect(item.send({ code: 'wrong' })).rejects.toBeInstanceOf(ProblemError);
      expect(item.isEnded).toBe(false);
      await item.send({ code: 'right' });
    }
  });
});
