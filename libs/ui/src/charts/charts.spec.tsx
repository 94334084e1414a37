import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { AreaChart, BarChart, type ChartProps, LineChart } from '.';

interface Row {
  day: string;
  earned: number;
  spent: number;
}

const rows: readonly Row[] = [
  { day: '2026-11-19', earned: 0, spent: 30 },
  { day: '2026-11-20', earned: 120, spent: 40 },
  { day: '2026-11-21', earned: 1250, spent: 0 },
];
const earned = { key: 'earned', name: 'Earned' } as const;
const spent = { key: 'spent', name: 'Spent' } as const;
const props: ChartProps<Row> = {
  title: 'Earnings',
  summary: 'They rose.',
  rows,
  x: 'day',
  xLabel: 'Day',
  series: [earned, spent],
};

const charts = [
  ['lines', LineChart<Row>],
  ['areas', AreaChart<Row>],
  ['bars', BarChart<Row>],
] as const;

describe.each(charts)('a chart of %s', (_, Chart) => {
  it('has its data as text and as a table', () => {
    renderUi(<Chart {...props} />, 'bn');
    expect(screen.getByRole('img', { name: 'Earnings' })).toHaveAccessibleDescription('They rose.');
    const table = within(screen.getByRole('table', { name: 'Earnings' }));
    expect(table.getByRole('cell', { name: '১,২৫০' })).toBeInTheDocument();
    expect(table.getByRole('rowheader', { name: '2026-11-20' })).toBeInTheDocument();
  });

  it('has its actions beside its title, when there is data', () => {
    const action = <button type="button">CSV</button>;
    const { rerender } = renderUi(<Chart {...props} action={action} />);
    expect(screen.getByText('They rose.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
    rerender(<Chart {...props} rows={[]} action={action} />);
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });

  it('shows the given empty state when it has no rows', () => {
    renderUi(<Chart {...props} rows={[]} empty="Nothing yet" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Nothing yet')).toBeVisible();
  });

  it('names its inks when it has several', () => {
    const { rerender } = renderUi(<Chart {...props} rows={[]} />);
    expect(screen.getByText('Spent')).toBeVisible();
    rerender(<Chart {...props} rows={[]} series={[earned]} />);
    expect(screen.queryByText('Earned')).toBeNull();
  });
});

describe('when the browser reports a size', () => {
  let width = 600;
  let resized: () => void = () => undefined;
  let measureText: jest.Mock;
  const { ResizeObserver } = window;

  beforeEach(() => {
    width = 600;
    measureText = jest.fn((words: string) => ({ width: words.length * 7 }));
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockImplementation(() => ({ measureText }) as unknown as RenderingContext);
    Object.assign(window, {
      ResizeObserver: class {
        constructor(heard: () => void) {
          resized = heard;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    window.ResizeObserver = ResizeObserver;
  });

  const picture = () => within(screen.getByRole('img'));
  const drawing = () => screen.getByRole('img').querySelector('svg') as SVGSVGElement;
  const marks = () => [...drawing().querySelectorAll(':scope > g:not(.k-chart__axes) path, :scope > path')];
  const tip = () => drawing().parentElement?.querySelector('.k-chart__tip');
  /** jsdom has no PointerEvent; a mouse's has the place, and this adds what points. */
  const pointer = (type: string, clientX: number, pointerType = 'mouse') =>
    fireEvent(drawing(), Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }));
  const point = (clientX: number) => pointer('pointermove', clientX);

  describe.each(charts)('a chart of %s', (_, Chart) => {
    it('has the width of its container, and follows it', () => {
      renderUi(<Chart {...props} height={200} />);
      expect(drawing()).toHaveAttribute('width', '600');
      expect(drawing()).toHaveAttribute('height', '200');
      width = 320;
      act(() => resized());
      expect(drawing()).toHaveAttribute('width', '320');
    });

    it('measures its texts once, wherever the pointer moves', () => {
      renderUi(<Chart {...props} />);
      const before = measureText.mock.calls.length;
      for (const x of [100, 300, 500]) point(x);
      expect(tip()).not.toBeNull();
      expect(before).toBeGreaterThan(0);
      expect(measureText).toHaveBeenCalledTimes(before);
    });

    it('writes short numbers in the language of the page', () => {
      renderUi(<Chart {...props} />, 'bn');
      expect(picture().getByText('১.৫ হা')).toBeInTheDocument();
    });

    it('shows fewer labels when they do not fit', () => {
      renderUi(<Chart {...props} />);
      expect(picture().getByText('2026-11-19')).toBeInTheDocument();
      width = 200;
      act(() => resized());
      expect(picture().queryByText('2026-11-20')).toBeNull();
      expect(picture().getByText('2026-11-21')).toBeInTheDocument();
    });

    it('may use shorter labels on narrow screens', () => {
      renderUi(<Chart {...props} formatX={(day) => `on ${day}`} formatTick={(day) => day.slice(8)} />);
      expect(picture().getByText('20')).toBeInTheDocument();
      expect(picture().queryByText(/on /)).toBeNull();
      expect(screen.getByRole('rowheader', { name: 'on 2026-11-20' })).toBeInTheDocument();
    });

    it.each([
      ['one row', rows.slice(0, 1)],
      ['nothing but zeros', rows.map((row) => ({ ...row, earned: 0, spent: 0 }))],
      ['equal values', rows.map((row) => ({ ...row, earned: 7, spent: 7 }))],
      ['huge values', rows.map((row) => ({ ...row, earned: 9e15 }))],
    ])('renders %s', (__, given) => {
      for (const stacked of [false, true]) {
        const { unmount } = renderUi(<Chart {...props} rows={given} stacked={stacked} />);
        expect(drawing().outerHTML).not.toMatch(/NaN|Infinity|undefined/);
        unmount();
      }
    });

    it('shows the tip of the row nearest to the pointer, until the pointer leaves', () => {
      renderUi(<Chart {...props} formatX={(day) => `on ${day}`} formatY={(value) => `${value} coins`} />);
      expect(tip()).toBeNull();
      point(310);
      expect(tip()).toHaveTextContent('on 2026-11-20Earned 120 coinsSpent 40 coins');
      point(590);
      expect(tip()).toHaveTextContent('on 2026-11-21Earned 1250 coinsSpent 0 coins');
      pointer('pointerout', 590);
      expect(tip()).toBeNull();
    });
  });

  it('a tip stays inside the picture', () => {
    renderUi(<LineChart {...props} />);
    point(590);
    expect(tip()).toHaveStyle({ transform: `translateX(${588 - 12 - 120}px)` });
  });

  it('the row that a finger pointed at stays selected until another touch, or Escape', () => {
    renderUi(<LineChart {...props} />);
    const touch = () => pointer('pointerdown', 310, 'touch');
    touch();
    pointer('pointerout', 310, 'touch');
    expect(tip()).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(tip()).toBeNull();
    touch();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).toBeNull();
  });

  it('shows no tip for a finger that scrolls the page', () => {
    renderUi(<LineChart {...props} />);
    pointer('pointerdown', 310, 'touch');
    expect(tip()).toBeVisible();
    pointer('pointercancel', 310, 'touch');
    expect(tip()).toBeNull();
  });

  it('hides the tip of a row that was removed', () => {
    const { rerender } = renderUi(<LineChart {...props} />);
    point(590);
    rerender(<LineChart {...props} rows={rows.slice(0, 2)} />);
    expect(tip()).toBeNull();
  });

  it('every series has its own colour', () => {
    renderUi(<BarChart {...props} series={[{ ...earned, ink: 'coin' }, spent]} />);
    expect(marks().map((mark) => mark.getAttribute('fill'))).toEqual(['var(--k-coin)', 'var(--k-art-clay)']);
  });

  it('bars are beside each other, stacked ones on top of each other', () => {
    const { rerender } = renderUi(<BarChart {...props} rows={rows.slice(1, 2)} />);
    const startOf = (path: Element) => /^M([^,]+),([^V]+)/.exec(path.getAttribute('d') ?? '')?.slice(1);
    const [first, second] = marks().map(startOf);
    expect(second?.[0]).not.toBe(first?.[0]);
    expect(second?.[1]).toBe(first?.[1]);
    rerender(<BarChart {...props} rows={rows.slice(1, 2)} stacked />);
    const [low, high] = marks().map(startOf);
    expect(high?.[0]).toBe(low?.[0]);
    expect(Number(high?.[1])).toBeLessThan(Number(low?.[1]));
  });

  it('a line of one point is a dot', () => {
    const { rerender } = renderUi(<LineChart {...props} series={[earned]} />);
    expect(drawing().querySelector('circle')).toBeNull();
    rerender(<LineChart {...props} rows={rows.slice(0, 1)} series={[earned]} />);
    expect(drawing().querySelectorAll('circle')).toHaveLength(1);
  });

  it.each([
    ['lines', LineChart<Row>],
    ['areas', AreaChart<Row>],
  ])('steps of %s go along and up, never aslant', (_, Chart) => {
    renderUi(<Chart {...props} series={[earned]} />);
    const line = drawing().querySelector('.k-chart__stroke')?.getAttribute('d') ?? '';
    const points = line
      .slice(1)
      .split('L')
      .map((point) => point.split(',').map(Number));
    expect(points.length).toBeGreaterThan(rows.length);
    const aslant = points.slice(1).filter(([x, y], index) => x !== points[index]?.[0] && y !== points[index]?.[1]);
    expect(aslant).toEqual([]);
  });
});
