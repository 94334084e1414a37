import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { TOAST_MS, type Toast, Toasts } from './toasts';

const toast = (id: number, kind: Toast['kind'], text: string): Toast => ({ id, kind, text });

let view: ReturnType<typeof renderUi>;
let toasts: readonly Toast[];

const drawn = () => <Toasts toasts={toasts} onGone={(id) => show(toasts.filter((each) => each.id !== id))} />;
function show(next: readonly Toast[]): void {
  toasts = next;
  view.rerender(drawn());
}

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const area = () => document.querySelector('.k-toasts') as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  toasts = [];
  view = renderUi(drawn());
});
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('are shown for five seconds each', () => {
    show([toast(1, 'success', 'Yay! Logged in.')]);
    after(TOAST_MS - 1);
    expect(screen.getByText('Yay! Logged in.')).toBeVisible();
    after(1);
    expect(screen.queryByText('Yay! Logged in.')).toBeNull();
  });

  it('disappear in time when they appear under a resting pointer', () => {
    show([toast(1, 'info', 'Read me.')]);
    fireEvent.pointerEnter(area());
    after(TOAST_MS);
    expect(screen.queryByText('Read me.')).toBeNull();
  });

  it('stay while a pointer is over one, and then for the remaining time', () => {
    show([toast(1, 'info', 'Read me.')]);
    after(3_000);
    fireEvent.pointerMove(area());
    after(60_000);
    fireEvent.pointerLeave(area());
    after(1_999);
    expect(screen.getByText('Read me.')).toBeVisible();
    after(1);
    expect(screen.queryByText('Read me.')).toBeNull();
  });

  it('keep their remaining time while the tab or window is in the background', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    show([toast(1, 'info', 'Read me.')]);
    after(1_000);
    visibility.mockReturnValue('hidden');
    after(60_000);
    visibility.mockReturnValue('visible');
    after(3_999);
    expect(screen.getByText('Read me.')).toBeVisible();
    after(1);
    expect(screen.queryByText('Read me.')).toBeNull();
    visibility.mockRestore();
  });

  it('stay while the focus is in one, and can be closed', () => {
    show([toast(1, 'info', 'Read me.'), toast(2, 'info', 'Me too.')]);
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    act(() => close?.focus());
    after(60_000);
    expect(screen.getByText('Read me.')).toBeVisible();
    fireEvent.click(close as HTMLElement);
    expect(screen.queryByText('Read me.')).toBeNull();
    expect(screen.getByText('Me too.')).toBeVisible();
    after(TOAST_MS);
    expect(screen.queryByText('Me too.')).toBeNull();
  });

  it('are announced from existing live regions: a warning at once, a success politely', () => {
    const [urgent, polite] = [...area().querySelectorAll('[aria-live]')];
    expect([urgent, polite].map((place) => place?.getAttribute('aria-live'))).toEqual(['assertive', 'polite']);
    show([toast(1, 'error', 'Wrong password.'), toast(2, 'success', 'Done.'), toast(3, 'warning', 'Soon.')]);
    expect(urgent).toHaveTextContent('Wrong password.Soon.');
    expect(polite).toHaveTextContent('Done.');
  });

  it('are four at most, the latest', () => {
    show([1, 2, 3, 4, 5].map((id) => toast(id, 'info', `Sentence ${id}`)));
    expect(screen.getAllByText(/^Sentence/).map(({ textContent }) => textContent)).toEqual(
      [2, 3, 4, 5].map((id) => `Sentence ${id}`),
    );
  });
});
