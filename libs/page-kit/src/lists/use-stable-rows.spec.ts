import { act, renderHook } from '@testing-library/react';
import { type PaginatedList } from '@kaaj/ui';
import { useStableList, useStableRows } from './use-stable-rows';

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

describe('an infinite list', () => {
  interface Identified {
    readonly _id: string;
  }

  const rowsOf = (names: string): Identified[] => [...names].map((_id) => ({ _id }));

  const list = (
    names: string | undefined,
    more: Partial<PaginatedList<Identified>> = {},
  ): PaginatedList<Identified> => ({
    rows: rowsOf(names ?? ''),
    loading: names === undefined,
    refreshing: false,
    error: undefined,
    retry: jest.fn(),
    hasMore: false,
    loadMore: jest.fn(),
    loadingMore: false,
    moreFailed: false,
    ...more,
  });

  function givenList(first: PaginatedList<Identified>, hold = true) {
    const { result, rerender } = renderHook(({ rows }) => useStableList(rows, 'all', hold), {
      initialProps: { rows: first },
    });
    return {
      ids: () => result.current.rows.map(({ _id }) => _id).join(''),
      newCount: () => result.current.newCount,
      answer: (rows: PaginatedList<Identified>) => rerender({ rows }),
      showNew: () => act(() => result.current.showNew()),
      loadMore: () => act(() => result.current.loadMore()),
    };
  }

  it('holds back new rows until they are released', () => {
    const { ids, newCount, answer, showNew } = givenList(list('ab'));
    answer(list('abcd'));
    expect([ids(), newCount()]).toEqual(['ab', 2]);
    showNew();
    expect([ids(), newCount()]).toEqual(['abcd', 0]);
    answer(list('bcde'));
    expect([ids(), newCount()]).toEqual(['abcd', 1]);
  });

  it('the next page is not counted as new', () => {
    const { ids, newCount, answer, loadMore } = givenList(list('ab', { hasMore: true }));
    loadMore();
    answer(list('abcd'));
    expect([ids(), newCount()]).toEqual(['abcd', 0]);
  });

  it('ignores the next page when the list was reloaded before it arrived', () => {
    const { ids, newCount, answer, loadMore } = givenList(list('ab'));
    loadMore();
    answer(list('abc', { loadingMore: true, hasMore: false }));
    answer(list('abcd'));
    expect([ids(), newCount()]).toEqual(['abcd', 0]);
    answer(list('abcde'));
    expect([ids(), newCount()]).toEqual(['abcd', 1]);
  });

  it('a row that moves up from the next page is not counted as new', () => {
    const { ids, newCount, answer } = givenList(list('ab', { hasMore: true }));
    answer(list('bc', { hasMore: true }));
    expect([ids(), newCount()]).toEqual(['abc', 0]);
  });

  it('holds nothing back for an empty list, for another list, or without `hold`', () => {
    const empty = givenList(list(''));
    empty.answer(list('a'));
    expect([empty.ids(), empty.newCount()]).toEqual(['a', 0]);
    const other = givenList(list('a'));
    other.answer(list(undefined));
    other.answer(list('xy'));
    expect([other.ids(), other.newCount()]).toEqual(['xy', 0]);
    const open = givenList(list('a'), false);
    open.answer(list('ab'));
    expect([open.ids(), open.newCount()]).toEqual(['ab', 0]);
  });
});
