import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, MemoryRouter, useNavigate } from '@kaaj/web-kit';
import { useUrlState } from './use-url-state';

let hand: ReturnType<typeof useUrlState<'sort' | 'search' | 'open'>>[1];
let go: ReturnType<typeof useNavigate>;

function Shown() {
  const [values, change] = useUrlState('sort', 'search', 'open');
  const navigate = useNavigate();
  useEffect(() => {
    hand = change;
    go = navigate;
  });
  return <output>{`${values.open} ${values.sort} ${values.search}`}</output>;
}

const hurried = () => {
  hand({ open: 'true' }, { push: true });
  hand({ sort: 'dsc' }, { push: true });
  hand({ search: 'tea' });
};

it.each([
  ['a browser', BrowserRouter],
  ['memory', MemoryRouter],
] as const)('choices made before the page has rendered are all kept, in %s', (_where, Router) => {
  render(<Shown />, { wrapper: Router });
  act(hurried);
  expect(screen.getByRole('status').textContent).toBe('true dsc tea');
});

it('a choice does not cancel a navigation that is already in progress', () => {
  window.history.replaceState(null, '', '/alltasks?sort=dsc');
  render(<Shown />, { wrapper: BrowserRouter });
  act(() => {
    void go('/task/1');
    hand({ search: 'tea' });
  });
  expect(window.location.pathname + window.location.search).toBe('/task/1');
});
