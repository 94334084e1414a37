import { screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { BarChart } from '.';

const rows = [
  { day: '2026-11-20', earned: 120 },
  { day: '2026-11-21', earned: 1250 },
];

it('a chart says in words and in a table what its picture shows', () => {
  renderUi(
    <BarChart
      title="Earnings"
      summary="They rose."
      rows={rows}
      x="day"
      xLabel="Day"
      series={[{ key: 'earned', name: 'Earned' }]}
    />,
    'bn',
  );
  expect(screen.getByRole('img', { name: 'Earnings' })).toHaveAccessibleDescription('They rose.');
  expect(
    within(screen.getByRole('table', { name: 'Earnings' })).getByRole('cell', { name: '১,২৫০' }),
  ).toBeInTheDocument();
});

it('a chart without rows shows what was given instead', () => {
  renderUi(<BarChart title="Earnings" summary="" rows={[]} x="day" xLabel="Day" series={[]} empty="Nothing yet" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Nothing yet')).toBeVisible();
});
