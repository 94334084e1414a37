import { type Id, newId } from './ids';
import { Recent } from './recent';

describe('what was read a moment ago', () => {
  let stored: Map<Id, string>;
  let reads: (readonly Id[])[];
  let recent: Recent<string>;
  let now: jest.SpyInstance<number>;
  const [one, other] = [newId(), newId()];
  beforeEach(() => {
    stored = new Map([
      [one, 'first'],
      [other, 'second'],
    ]);
    reads = [];
    now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    recent = new Recent((ids) => {
      reads.push(ids);
      return Promise.resolve(new Map(ids.flatMap((id) => (stored.has(id) ? [[id, stored.get(id) as string]] : []))));
    });
  });
  afterEach(() => now.mockRestore());

  it('is told again for a second, and read anew after it', async () => {
    await recent.of([one]);
    stored.set(one, 'changed elsewhere');
    now.mockReturnValue(10_999);
    expect(await recent.of([one])).toEqual(new Map([[one, 'first']]));
    now.mockReturnValue(11_000);
    expect(await recent.of([one])).toEqual(new Map([[one, 'changed elsewhere']]));
    expect(reads).toEqual([[one], [one]]);
  });

  it('is read for those alone that are not known', async () => {
    await recent.of([one]);
    expect(await recent.of([other, one])).toEqual(new Map(stored));
    expect(reads).toEqual([[one], [other]]);
  });

  it('is read anew at once where this process changed it', async () => {
    await recent.of([one, other]);
    stored.set(one, 'changed here');
    recent.forget(one);
    expect((await recent.of([one, other])).get(one)).toBe('changed here');
    expect(reads).toEqual([[one, other], [one]]);
  });

  it('is not kept of a reading that a change overtook', async () => {
    const reading = recent.of([one]);
    stored.set(one, 'changed meanwhile');
    recent.forget(one);
    await reading;
    expect((await recent.of([one])).get(one)).toBe('changed meanwhile');
  });

  it('is known of what was read beside something else, unless a change overtook that', async () => {
    const keep = recent.beside();
    keep(one, 'read beside');
    expect(await recent.of([one])).toEqual(new Map([[one, 'read beside']]));
    expect(reads).toEqual([]);

    const late = recent.beside();
    recent.forget(other);
    late(other, 'of before');
    expect((await recent.of([other])).get(other)).toBe('second');
  });

  it('leaves out who is not found, and asks for them again', async () => {
    const unknown = newId();
    expect(await recent.of([unknown])).toEqual(new Map());
    stored.set(unknown, 'here now');
    expect(await recent.of([unknown])).toEqual(new Map([[unknown, 'here now']]));
  });

  it('keeps no more than ten thousand', async () => {
    const many = Array.from({ length: 10_000 }, () => newId());
    for (const id of many) stored.set(id, 'one of many');
    await recent.of(many);
    await recent.of([one]);
    reads = [];
    await recent.of([one, ...many.slice(0, 1)]);
    expect(reads).toEqual([many.slice(0, 1)]);
  });
});
