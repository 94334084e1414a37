import { Copies } from './copies';

const copies = () => {
  let made = 0;
  const kept = new Copies<number>();
  return { kept, ask: (key = 'a') => kept.of(key, async () => (made += 1)) };
};

afterEach(() => jest.restoreAllMocks());

const at = (milliseconds: number) => jest.spyOn(performance, 'now').mockReturnValue(milliseconds);

it('makes an answer once a second, however many ask for it', async () => {
  const { ask } = copies();
  at(0);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  at(999);
  expect(await ask()).toBe(1);
  at(1_000);
  expect(await ask()).toBe(2);
});

it('tells questions apart, and forgets all of their answers', async () => {
  const { ask, kept } = copies();
  at(0);
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([1, 2, 1]);
  kept.forget();
  expect([await ask('a'), await ask('b')]).toEqual([3, 4]);
});

it('does not keep what failed', async () => {
  const { ask, kept } = copies();
  at(0);
  await expect(kept.of('a', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(await ask('a')).toBe(1);
});
