import { matchMediaQueries, renderUi } from '@kaaj/ui/testing';
import { screen } from '@testing-library/react';
import { Descriptions, Statistic, UiRoot } from '..';

const show = (language: 'en' | 'bn' = 'en') =>
  renderUi(
    <UiRoot theme="light" language={language}>
      <Descriptions
        items={[
          { key: 'pay', label: 'Pay', children: 10 },
          { key: 'day', label: 'Day', children: 'today' },
          { key: 'place', label: 'Place', children: 'here', span: 'filled' },
          { key: 'proof', label: 'Proof', children: <p>A whole line</p>, span: 'filled' },
        ]}
      />
      <Statistic title="Open" value={1234} hint="of all" change="3 more" />
    </UiRoot>,
    language,
  );

/** How many of the two columns each name and value has. */
const widths = () => [...document.querySelectorAll('td')].map(({ colSpan }) => colSpan);

describe('facts and figures at the desk', () => {
  it('are terms and definitions for readers, and no table', () => {
    show();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Pay',
      'Day',
      'Place',
      'Proof',
      'Open',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '10',
      'today',
      'here',
      'A whole line',
      '1,234',
      'of all',
      '3 more',
    ]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are in two columns, a wide one on a line of its own', () => {
    show();
    expect(widths()).toEqual([1, 1, 2, 2]);
  });

  it('are stacked on a phone', () => {
    const undo = matchMediaQueries('47.99rem');
    show();
    expect(widths()).toEqual([1, 1, 1, 1]);
    undo();
  });

  it('count in the digits of the language', () => {
    show('bn');
    expect(screen.getByText('১,২৩৪')).toBeVisible();
  });
});
