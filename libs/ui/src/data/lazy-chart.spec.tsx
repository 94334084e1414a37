import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType } from 'react';
import { renderUi } from '../testing/render-ui';
import { LazyChart } from '.';

type ObserverCallback = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;
type Loaded = { default: ComponentType<{ coins: number }> };

const Chart = ({ coins }: { coins: number }) => <p>a chart of {coins}</p>;
const room = (load: () => Promise<Loaded>) => (
  <>
    <button type="button">Accept</button>
    <LazyChart load={load}>{(Loaded) => <Loaded coins={7} />}</LazyChart>
  </>
);
const alert = () => screen.findByRole('alert');
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('the space of a chart', () => {
  const original = window.IntersectionObserver;
  let scroll: ObserverCallback = () => undefined;
  beforeEach(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: ObserverCallback) {
          scroll = callback;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    });
  });
  afterEach(() => {
    window.IntersectionObserver = original;
    jest.restoreAllMocks();
  });
  const seen = () => act(async () => scroll([{ isIntersecting: true }]));

  it('loads nothing until it is in view', async () => {
    const load = jest.fn(async () => ({ default: Chart }));
    renderUi(room(load));
    await act(async () => scroll([{ isIntersecting: false }]));
    expect(load).not.toHaveBeenCalled();
    await seen();
    expect(await screen.findByText('a chart of 7')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows the chart at once without IntersectionObserver', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    renderUi(room(async () => ({ default: Chart })));
    expect(await screen.findByText('a chart of 7')).toBeVisible();
  });

  it('shows an error in place of the chart, leaves the rest of the page alone, and loads it again on retry', async () => {
    const load = jest.fn<Promise<Loaded>, []>().mockRejectedValueOnce(new Error('ChunkLoadError'));
    load.mockResolvedValue({ default: Chart });
    renderUi(room(load));
    await seen();
    expect(await alert()).toHaveTextContent('The chart could not be loaded.');
    expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await retry();
    expect(await screen.findByText('a chart of 7')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('contains a render error of a chart in its own space', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Breaking = () => {
      if (broken) throw new Error('broken');
      return <p>drawn</p>;
    };
    renderUi(room(async () => ({ default: Breaking })));
    await seen();
    expect(await alert()).toHaveTextContent('The chart could not be loaded.');
    expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
    broken = false;
    await retry();
    expect(await screen.findByText('drawn')).toBeVisible();
  });
});
