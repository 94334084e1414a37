import { act, renderHook, waitFor } from '@testing-library/react';
import * as react from 'react';
import { createElement, type ReactNode } from 'react';

const BASE = 'kaaj.draft..task';

/** A tab of one browser: the modules, the session storage and the locks that it holds are its own. */
async function openTab(held: Set<string>) {
  jest.resetModules();
  jest.doMock('react', () => react);
  sessionStorage.clear();
  const mine: string[] = [];
  const request = (name: string, _: unknown, done: (lock: object | null) => unknown) => {
    const free = !held.has(name);
    if (free) mine.push(name);
    held.add(name);
    done(free ? {} : null);
    return new Promise(() => undefined);
  };
  const locks = { request };
  const asThisTab = () => Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  asThisTab();
  const kit = await import('@kaaj/web-kit');
  const { useDraft } = await import('./use-draft');
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(kit.StoreProvider, { store: kit.store, children });
  const draft = renderHook(() => useDraft<string>('task'), { wrapper });
  await act(() => Promise.resolve());
  return {
    draft: () => draft.result.current,
    act: (step: () => void) => {
      asThisTab();
      act(step);
    },
    redraw: () => draft.rerender(),
    close: () => {
      draft.unmount();
      for (const name of mine) held.delete(name);
    },
  };
}

describe('a draft in two tabs of one form', () => {
  let held: Set<string>;
  beforeEach(() => {
    localStorage.clear();
    held = new Set();
  });
  afterEach(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined }));

  it('is one for each; sending one leaves the other', async () => {
    const first = await openTab(held);
    first.act(() => first.draft().save('one'));
    const second = await openTab(held);
    await waitFor(() => expect(second.draft()).toMatchObject({ value: undefined, offered: 'one' }));
    second.act(() => second.draft().save('two'));
    first.redraw();
    expect([first.draft().value, second.draft().value, second.draft().offered]).toEqual(['one', 'two', undefined]);
    first.act(() => first.draft().clear());
    second.redraw();
    expect([first.draft().value, second.draft().value]).toEqual([undefined, 'two']);
  });

  it('is copied from the other tab where somebody wants it, and stays there', async () => {
    const first = await openTab(held);
    first.act(() => first.draft().save('one'));
    const second = await openTab(held);
    await waitFor(() => expect(second.draft().offered).toBe('one'));
    second.act(() => second.draft().save(second.draft().offered as string));
    second.act(() => second.draft().change((kept) => `${kept} more`));
    expect([first.draft().value, second.draft().value]).toEqual(['one', 'one more']);
  });

  it('is found by the next tab once its tab is closed, whichever it was', async () => {
    const first = await openTab(held);
    const second = await openTab(held);
    await waitFor(() => expect(localStorage.length).toBe(0));
    second.act(() => second.draft().save('two'));
    second.close();
    first.close();
    const third = await openTab(held);
    await waitFor(() => expect(third.draft()).toMatchObject({ value: 'two', offered: undefined }));
    expect(Object.keys(localStorage)).toEqual([BASE]);
  });
});
