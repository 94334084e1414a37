import { RecentCache } from './recent-cache';

describe('RecentCache', () => {
  let stored: Map<string, string>;
  let reads: (readonly string[])[];
  let cache: RecentCache<string>;
  let commit: () => void;
  let now: jest.SpyInstance<number>;
  const [one, other] = ['one', 'other'];
  beforeEach(() => {
    stored = new Map([
      [one, 'first'],
      [other, 'second'],
    ]);
    reads = [];
    now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    cache = new RecentCache({ afterCommit: (callback) => (commit = callback) });
  });
  afterEach(() => now.mockRestore());

  const all = (...keys: readonly string[]) =>
    cache.getAll(keys, (missing) => {
      reads.push(missing);
      return Promise.resolve(
        new Map(missing.flatMap((key) => (stored.has(key) ? [[key, stored.get(key) as string]] : []))),
      );
    });
  const invalidate = (key?: string) => {
    cache.invalidate(key);
    commit();
  };

  it('answers from memory for a second and queries again after it', async () => {
    await all(one);
    stored.set(one, 'changed elsewhere');
    now.mockReturnValue(10_999);
    expect(await all(one)).toEqual(new Map([[one, 'first']]));
    now.mockReturnValue(11_000);
    expect(await all(one)).toEqual(new Map([[one, 'changed elsewhere']]));
    expect(reads).toEqual([[one], [one]]);
  });

  it('queries only the missing keys', async () => {
    await all(one);
    expect(await all(other, one)).toEqual(new Map(stored));
    expect(reads).toEqual([[one], [other]]);
  });

  it('queries a key again after it was invalidated', async () => {
    await all(one, other);
    stored.set(one, 'changed here');
    invalidate(one);
    expect((await all(one, other)).get(one)).toBe('changed here');
    expect(reads).toEqual([[one, other], [one]]);
  });

  it('keeps a value until the unit of work that invalidates it has committed', async () => {
    await all(one);
    stored.set(one, 'not committed');
    cache.invalidate(one);
    expect((await all(one)).get(one)).toBe('first');
    commit();
    expect((await all(one)).get(one)).toBe('not committed');
  });

  it('does not cache a query that an invalidation overtook', async () => {
    const reading = all(one);
    stored.set(one, 'changed meanwhile');
    invalidate(one);
    await reading;
    expect((await all(one)).get(one)).toBe('changed meanwhile');
  });

  it('leaves out keys that are not found and queries them again', async () => {
    expect(await all('unknown')).toEqual(new Map());
    stored.set('unknown', 'here now');
    expect(await all('unknown')).toEqual(new Map([['unknown', 'here now']]));
  });

  it('is emptied when it exceeds its maximum size', async () => {
    const many = Array.from({ length: 10_000 }, (_, number) => `key ${number}`);
    for (const key of many) stored.set(key, 'one of many');
    await all(...many);
    await all(one);
    reads = [];
    await all(one, many[0] as string);
    expect(reads).toEqual([[many[0]]]);
  });

  it('shares one query between concurrent callers', async () => {
    let made = 0;
    const read = (key = 'a') => cache.get(key, async () => String((made += 1)));
    expect(await Promise.all([read(), read(), read('b')])).toEqual(['1', '1', '2']);
    invalidate();
    expect([await read(), await read('b')]).toEqual(['3', '4']);
  });

  it('does not cache a failed query', async () => {
    await expect(cache.get('a', () => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection');
    expect(await cache.get('a', async () => 'found')).toBe('found');
  });
});
