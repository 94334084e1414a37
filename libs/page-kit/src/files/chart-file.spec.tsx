import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { common } from '@kaaj/web-kit';
import { renderPage } from '@kaaj/web-kit/testing';
import { ChartFile } from './chart-file';

it('downloads the data of the chart, with dates and plain numbers', async () => {
  const made: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${made.push(file)}`, revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const chart = {
    title: 'Coins spent',
    rows: [
      { day: '2026-03-01', spent: 1250, other: 1 },
      { day: '2026-03-02', spent: 0, other: 1 },
    ],
    x: 'day',
    xLabel: 'Day',
    series: [{ key: 'spent', name: 'Spent, all in all' }],
  } as const;
  await renderPage(<ChartFile name="kaaj-spent" chart={chart} />, { messages: common, api: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Save “Coins spent” as a CSV file' }));
  expect(click.mock.contexts).toMatchObject([{ download: 'kaaj-spent.csv' }]);
  // A mark of the order of bytes in front, which reading takes off.
  expect(await textOf(made[0])).toBe('Day,"Spent, all in all"\r\n2026-03-01,1250\r\n2026-03-02,0\r\n');
});

/** jsdom's Blob has no text(). */
const textOf = (file = new Blob()) =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result));
    reader.readAsText(file);
  });
