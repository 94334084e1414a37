import { act, renderHook } from '@testing-library/react';
import { type Rows } from './use-infinite-rows';
import { useStableList } from './use-stable-rows';

interface Work {
  readonly _id: string;
}

const rowsOf = (names: string): Work[] => [...names].map((_id) => ({ _id }));

const list = (names: string | undefined, more: Partial<Rows<Work>> = {}): Rows<Work> => ({
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

function given(first: Rows<Work>, hold = true) {
  const { result, rerender } = renderHook(({ rows }) => useStableList(rows, 'all', hold), {
    initialProps: { rows: first },
  });
  return {
    ids: () => result.current.rows.map(({ _id }) => _id).join(''),
    newCount: () => result.current.newCount,
    answer: (rows: Rows<Work>) => rerender({ rows }),
    showNew: () => act(() => result.current.showNew()),
    loadMore: () => act(() => result.current.loadMore()),
  };
}

it('holds back new rows until they are released', () => {
  const { ids, newCount, answer, showNew } = given(list('ab'));
  answer(list('abcd'));
  expect([ids(), newCount()]).toEqual(['ab', 2]);
  showNew();
  expect([ids(), newCount()]).toEqual(['abcd', 0]);
  answer(list('bcde'));
  expect([ids(), newCount()]).toEqual(['abcd', 1]);
});

it('the next page is no newcomer', () => {
  const { ids, newCount, answer, loadMore } = given(list('ab', { hasMore: true }));
  loadMore();
  answer(list('abcd'));
  expect([ids(), newCount()]).toEqual(['abcd', 0]);
});

it('ignores the next page when the list was reloaded before it arrived', () => {
  const { ids, newCount, answer, loadMore } = given(list('ab'));
  loadMore();
  answer(list('abc', { loadingMore: true, hasMore: false }));
  answer(list('abcd'));
  expect([ids(), newCount()]).toEqual(['abcd', 0]);
  answer(list('abcde'));
  expect([ids(), newCount()]).toEqual(['abcd', 1]);
});

it('a row that moves up from the next page is not counted as new', () => {
  const { ids, newCount, answer } = given(list('ab', { hasMore: true }));
  answer(list('bc', { hasMore: true }));
  expect([ids(), newCount()]).toEqual(['abc', 0]);
});

it('holds nothing back for an empty list, for another list, or without `hold`', () => {
  const empty = given(list(''));
  empty.answer(list('a'));
  expect([empty.ids(), empty.newCount()]).toEqual(['a', 0]);
  const other = given(list('a'));
  other.answer(list(undefined));
  other.answer(list('xy'));
  expect([other.ids(), other.newCount()]).toEqual(['xy', 0]);
  const open = given(list('a'), false);
  open.answer(list('ab'));
  expect([open.ids(), open.newCount()]).toEqual(['ab', 0]);
});
