import { act, render, screen } from '@testing-library/react';
import { ChartRoom } from '.';

type Heard = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

describe('the room of a chart', () => {
  const original = window.IntersectionObserver;
  let scroll: Heard = () => undefined;
  beforeEach(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(heard: Heard) {
          scroll = heard;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    });
  });
  afterEach(() => {
    window.IntersectionObserver = original;
  });

  it('stays empty until it comes on the screen', () => {
    render(<ChartRoom>a chart</ChartRoom>);
    act(() => scroll([{ isIntersecting: false }]));
    expect(screen.queryByText('a chart')).toBeNull();
    act(() => scroll([{ isIntersecting: true }]));
    expect(screen.getByText('a chart')).toBeVisible();
  });

  it('shows the chart at once where a browser cannot tell', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    render(<ChartRoom>a chart</ChartRoom>);
    expect(screen.getByText('a chart')).toBeVisible();
  });
});
