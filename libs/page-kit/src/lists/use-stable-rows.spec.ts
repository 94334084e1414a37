import { act, renderHook } from '@testing-library/react';
import { useStableRows } from './use-stable-rows';

interface Work {
  readonly _id: string;
  readonly status: string;
}

const work = (...names: string[]): Work[] => names.map((_id) => ({ _id, status: 'pending' }));

function given(first: Work[] | undefined) {
  const { result, rerender } = renderHook(({ rows, query }) => useStableRows<Work>(rows, query), {
    initialProps: { rows: first, query: 'all' },
  });
  return {
    list: () => result.current,
    ids: () => result.current.rows?.map(({ _id }) => _id).join(''),
    answer: (rows: Work[] | undefined, query = 'all') => rerender({ rows, query }),
  };
}

it('a decided row keeps its place when the server moves it', () => {
  const { list, ids, answer } = given(work('a', 'b', 'c'));
  answer([...work('b', 'c'), { _id: 'a', status: 'accepted' }]);
  expect(ids()).toBe('abc');
  expect(list().rows?.[0]?.status).toBe('accepted');
});

it('also when the answer no longer contains it', () => {
  const { list, ids, answer } = given(work('a', 'b', 'c'));
  act(() => list().change('a', { status: 'accepted' }));
  answer(work('b', 'c', 'd'));
  expect(ids()).toBe('abcd');
  expect(list().rows?.[0]?.status).toBe('accepted');
});

it('a removed row keeps its place and is marked', () => {
  const { list, ids, answer } = given(work('a', 'b'));
  act(() => list().remove('a'));
  answer(work('b'));
  expect(ids()).toBe('ab');
  expect(list().rows?.map((row) => list().isGone(row))).toEqual([true, false]);
});

it('appends rows that are new on the server, and prepends rows that this user created', () => {
  const { list, ids, answer } = given(work('a', 'b'));
  act(() => list().add({ _id: 'mine', status: 'pending' }));
  answer(work('new', 'mine', 'a', 'b'));
  expect(list().rows?.map(({ _id }) => _id)).toEqual(['mine', 'a', 'b', 'new']);
  expect(ids()).toBe('mineabnew');
});

it('has the order of the server after a reload', () => {
  const { list, ids, answer } = given(work('a', 'b'));
  act(() => list().remove('a'));
  answer(undefined);
  expect(list().rows).toBeUndefined();
  answer(work('c', 'b'));
  expect(ids()).toBe('cb');
  expect(list().rows?.some((row) => list().isGone(row))).toBe(false);
});

it('the first answer is shown at once', () => {
  const { ids, answer } = given(undefined);
  expect(ids()).toBeUndefined();
  answer(work('a'));
  expect(ids()).toBe('a');
});

it('has the order of the server for another query, also when its answer is cached', () => {
  const { list, ids, answer } = given(work('a', 'b', 'c'));
  act(() => list().remove('a'));
  answer(work('c', 'b', 'a'), 'the oldest first');
  expect(ids()).toBe('cba');
  expect(list().rows?.some((row) => list().isGone(row))).toBe(false);
  answer(work('b', 'c', 'a'), 'the oldest first');
  expect(ids()).toBe('cba');
});
