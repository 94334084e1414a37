import { act, renderHook } from '@testing-library/react';
import { type PropsWithChildren } from 'react';
import { store, StoreProvider } from '@kaaj/web-kit';
import { reportPerson } from '@kaaj/web-kit/testing';
import { useColumnChoice } from './use-column-choice';

const comes = (email: string) => act(() => reportPerson({ email, displayName: '', photoURL: '' }));
const opened = (table: string) =>
  renderHook(() => useColumnChoice(table)[1].choice, {
    wrapper: ({ children }: PropsWithChildren) => <StoreProvider store={store}>{children}</StoreProvider>,
  }).result;

beforeEach(() => {
  localStorage.clear();
  comes('rina@example.com');
});

it('hides a column at once, and again at the next visit', () => {
  const choice = opened('tasks');
  expect(choice.current.hidden).toEqual([]);
  act(() => choice.current.onHide(['pay', 'date']));
  expect(choice.current.hidden).toEqual(['pay', 'date']);
  expect(opened('tasks').current.hidden).toEqual(['pay', 'date']);
  act(() => choice.current.onHide([]));
  expect(opened('tasks').current.hidden).toEqual([]);
});

it('each person has their own, for each table', () => {
  const choice = opened('tasks');
  act(() => choice.current.onHide(['pay']));
  expect(opened('payouts').current.hidden).toEqual([]);
  comes('karim@example.com');
  expect(opened('tasks').current.hidden).toEqual([]);
  comes('rina@example.com');
  expect(opened('tasks').current.hidden).toEqual(['pay']);
});
