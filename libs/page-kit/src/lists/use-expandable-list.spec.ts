import { LIMITS } from '@kaaj/contract';
import { act, renderHook } from '@testing-library/react';
import { useExpandableList } from './use-expandable-list';

it('grows at each press until one answer holds no more', () => {
  const { result } = renderHook(useExpandableList);
  expect(result.current).toMatchObject({ size: 10, grows: true });
  act(() => result.current.more());
  expect(result.current).toMatchObject({ size: LIMITS.listPageSize, grows: true });
  act(() => result.current.more());
  expect(result.current).toMatchObject({ size: LIMITS.listPageSizeMax, grows: false });
  act(() => result.current.more());
  expect(result.current.size).toBe(LIMITS.listPageSizeMax);
});
