import { noteServerTime } from '@kaaj/api-client';
import { renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '../messages';
import { TimeLeft } from './time-left';

const HOUR = 3_600_000;
const by = (difference: number) => new Date(Date.now() + difference).toUTCString();

afterEach(() => noteServerTime(by(0)));

it.each([
  ['two hours ahead', -2 * HOUR],
  ['two hours behind', 2 * HOUR],
  ['right', 0],
])('U16 counts down by the server’s clock when that of the device is %s', async (_, difference) => {
  noteServerTime(by(difference));
  const until = new Date(Date.now() + difference + HOUR).toISOString();
  await renderPage(<TimeLeft until={until} over="Over" />, { messages });
  expect(screen.getByRole('timer')).toHaveTextContent(/^(1:00:0|59:5)\d$/);
});

it('is over when it is over by the clock of the server', async () => {
  noteServerTime(by(2 * HOUR));
  await renderPage(<TimeLeft until={new Date(Date.now() + HOUR).toISOString()} over="Over" />, { messages });
  expect(screen.getByRole('timer')).toHaveTextContent('Over');
});
