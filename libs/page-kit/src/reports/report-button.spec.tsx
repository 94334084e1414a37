import { aPage, aUser, paste, problem, renderPage } from '@kaaj/web-kit/testing';
import { common } from '@kaaj/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportButton } from './report-button';

const user = userEvent.setup();
const earlier = { kind: 'scam', text: 'It asks for my password.', at: '2026-03-01T08:00:00.000Z' };
const open = (api: Parameters<typeof renderPage>[1]['api'] = {}) =>
  renderPage(<ReportButton about={{ task: 'task-1', user: 'buyer-1' }} />, {
    messages: common,
    user: aUser({ role: 'Worker' }),
    api: { 'GET /report/own': aPage([]), 'POST /report': { data: {} }, ...api },
  });
const press = async () => {
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  return within(await screen.findByRole('dialog', { name: 'Report to the Admins' }));
};

it('sends reason and subject once, and shows a toast', async () => {
  const page = await open();
  const dialog = await press();
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getAllByText('This field is required.')).toHaveLength(2);
  expect(page.server.callsOf('POST /report')).toHaveLength(0);
  await user.selectOptions(dialog.getByLabelText(/^About/), 'The person');
  await user.selectOptions(dialog.getByLabelText(/^What is wrong/), 'Scam');
  await paste(dialog.getByLabelText(/^What happened/), 'It asks for my password.');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.server.callsOf('POST /report')[0]?.body).toEqual({
    ...{ kind: 'scam', about: { user: 'buyer-1' }, text: 'It asks for my password.' },
  });
  expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Reported. An Admin will answer you.' }]);
});

it('shows the answer to the reader’s earlier report of the same subject', async () => {
  await open({
    'GET /report/own': aPage([
      { ...earlier, _id: 'report-1', about: { task: 'task-1' }, outcome: 'acted', answer: 'We deleted it.' },
    ]),
  });
  const dialog = await press();
  expect(await dialog.findByText('We deleted it.')).toBeInTheDocument();
  expect(dialog.getByText('You reported this on Mar 1, 2026.')).toBeInTheDocument();
});

it('keeps the input when the day’s limit of reports is reached', async () => {
  const page = await open({ 'POST /report': problem(429, 'report/too-many') });
  const dialog = await press();
  await user.selectOptions(dialog.getByLabelText(/^What is wrong/), 'Other');
  await paste(dialog.getByLabelText(/^What happened/), 'Once more.');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(page.notices()).toMatchObject([{ kind: 'error', text: expect.stringMatching(/^You have sent as many/) }]),
  );
  expect(dialog.getByLabelText(/^What happened/)).toHaveValue('Once more.');
});
