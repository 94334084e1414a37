import { act, renderHook, waitFor } from '@testing-library/react';
import * as react from 'react';
import { createElement, type ReactNode } from 'react';

const BASE = 'kaaj.draft./task';
const Channel = BroadcastChannel;

/** What tabs have between them: locks, and on an origin that is not secure channels alone. */
interface Browser {
  readonly held: Set<string>;
  readonly channels: BroadcastChannel[];
  readonly secure: boolean;
}

/** A tab of one browser: the modules, the session storage and the locks that it holds are its own. */
async function openTab({ held, channels, secure }: Browser) {
  jest.resetModules();
  jest.doMock('react', () => react);
  sessionStorage.clear();
  const mine: string[] = [];
  const own: BroadcastChannel[] = [];
  const opened = jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation((name) => {
    const channel = new Channel(name);
    own.push(channel);
    channels.push(channel);
    return channel;
  });
  const request = (name: string, _: unknown, done: (lock: object | null) => unknown) => {
    const free = !held.has(name);
    if (free) mine.push(name);
    held.add(name);
    done(free ? {} : null);
    return new Promise(() => undefined);
  };
  const locks = { request };
  const asThisTab = () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: secure ? locks : undefined });
    Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: secure });
  };
  asThisTab();
  const kit = await import('@kaaj/web-kit');
  const { useDraft } = await import('./use-draft');
  const { draftSlots } = await import('./draft-slots');
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(kit.StoreProvider, { store: kit.store, children });
  const draft = renderHook(() => useDraft<string>('task'), { wrapper });
  do await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  while (draftSlots.known(BASE) === undefined);
  opened.mockRestore();
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
      for (const channel of own) channel.close();
    },
  };
}

describe.each([
  ['', true],
  [' on an origin that is not secure', false],
])('a draft in two tabs of one form%s', (_, secure) => {
  let browser: Browser;
  beforeEach(() => {
    localStorage.clear();
    browser = { held: new Set(), channels: [], secure };
  });
  afterEach(() => {
    for (const channel of browser.channels) channel.close();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: undefined });
  });

  it('is separate for each; sending one leaves the other', async () => {
    const first = await openTab(browser);
    first.act(() => first.draft().save('one'));
    const second = await openTab(browser);
    await waitFor(() => expect(second.draft()).toMatchObject({ value: undefined, offered: 'one' }));
    second.act(() => second.draft().save('two'));
    first.redraw();
    expect([first.draft().value, second.draft().value, second.draft().offered]).toEqual(['one', 'two', undefined]);
    first.act(() => first.draft().clear());
    second.redraw();
    expect([first.draft().value, second.draft().value]).toEqual([undefined, 'two']);
  });

  it('is copied from the other tab on request, and stays there', async () => {
    const first = await openTab(browser);
    first.act(() => first.draft().save('one'));
    const second = await openTab(browser);
    await waitFor(() => expect(second.draft().offered).toBe('one'));
    second.act(() => second.draft().save(second.draft().offered as string));
    second.act(() => second.draft().change((kept) => `${kept} more`));
    expect([first.draft().value, second.draft().value]).toEqual(['one', 'one more']);
  });

  it('is found by the next tab once its tab is closed, whichever it was', async () => {
    const first = await openTab(browser);
    const second = await openTab(browser);
    await waitFor(() => expect(localStorage.length).toBe(0));
    second.act(() => second.draft().save('two'));
    second.close();
    first.close();
    const third = await openTab(browser);
    await waitFor(() => expect(third.draft()).toMatchObject({ value: 'two', offered: undefined }));
    expect(Object.keys(localStorage)).toEqual([BASE]);
  });
});
