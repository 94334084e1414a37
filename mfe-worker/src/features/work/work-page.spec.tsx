import { noteServerTime } from '@kaaj/api-client';
import { type DisputedSubmission } from '@kaaj/contract';
import {
  aDispute,
  aUser,
  aWork,
  describeLoading,
  paste,
  problem,
  renderPage,
  type Stub,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import WorkPage from './work-page';

beforeEach(() => localStorage.clear());

const user = userEvent.setup({ delay: null });
const WORK = 'GET /submission/submission-1';

const open = (work: Stub, api: Stubs = {}, more: object = {}) =>
  renderPage(<WorkPage />, {
    path: '/dashboard/mysubmission/:submissionId',
    at: '/dashboard/mysubmission/submission-1',
    messages,
    user: aUser(),
    api: { [WORK]: work, ...api },
    ...more,
  });
const showing = (changes: Partial<DisputedSubmission>, api: Stubs = {}, more: object = {}) =>
  open({ data: aWork(changes) }, api, more);

const HOUR = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const rejected = (at = ago(1)): Partial<DisputedSubmission> => ({
  status: 'rejected',
  acceptedAt: null,
  rejectionReason: 'Two were missing.',
  decision: { status: 'rejected', by: 'buyer', at, reason: 'Two were missing.', reasonCode: 'proof-missing' },
});
const awaited: Partial<DisputedSubmission> = {
  changes: { note: 'Add the two that are missing.', askedAt: ago(1), due: new Date(Date.now() + HOUR).toISOString() },
};

describeLoading({
  open,
  answer: { data: aWork() },
  failed: 'This work could not be loaded.',
  shown: () => screen.findByRole('list', { name: 'What happened' }),
});

it('shows that the submission does not exist, with a link back', async () => {
  await open(problem(404, 'request/not-found'));
  expect(await screen.findByText('This work does not exist, or it is not yours.')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard/mysubmission');
});

it('shows when a pending submission is accepted automatically', async () => {
  await showing({ acceptedAt: '2030-01-17T12:00:00.000Z' });
  expect(
    await screen.findByText(/^If nobody has decided by Jan 17, 2030.* accepted and paid automatically\.$/),
  ).toBeVisible();
});

it('shows the history with texts and pictures of the participants, and the instructions', async () => {
  const versions = [
    {
      number: 1,
      submissionDetail: 'Eight are there.',
      pictures: [],
      answers: null,
      sentAt: '2030-01-15T12:00:00.000Z',
    },
    {
      number: 2,
      submissionDetail: 'All ten.',
      pictures: ['/api/image/a.webp'],
      answers: null,
      sentAt: '2030-01-16T12:00:00.000Z',
    },
  ];
  const changes = { note: 'Two are missing.', askedAt: '2030-01-15T18:00:00.000Z', due: null };
  const dispute = aDispute({ answer: 'No.', answeredAt: '2030-01-17T12:00:00.000Z', state: 'answered' });
  await showing({ ...rejected(), versions, changes, dispute });
  const story = within(await screen.findByRole('list', { name: 'What happened' }));
  expect(story.getAllByRole('listitem').map((each) => each.querySelector('strong')?.textContent)).toEqual([
    'Work submitted',
    'The buyer requested changes',
    'Resubmitted with changes',
    'Rejected by the buyer',
    'The worker disputes the rejection',
    'The buyer replied',
  ]);
  expect(story.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/api/image/a.webp');
  for (const words of [
    'Eight are there.',
    'Two are missing.',
    'All ten.',
    'Two were missing.',
    'All ten were there.',
  ]) {
    expect(story.getByText(words)).toBeInTheDocument();
  }
  expect(screen.getByText('Look whether each shop is still there.')).toBeInTheDocument();
  expect(screen.getByText(/An Admin will decide/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('sends the requested changes, and keeps them until then', async () => {
  const page = await showing(awaited, { 'POST /submission/submission-1/version': { data: aWork() } });
  expect(await screen.findByText('Add the two that are missing.')).toBeInTheDocument();
  await paste(screen.getByRole('textbox'), 'All ten now.');
  await user.click(screen.getByRole('button', { name: 'Submit the changes' }));
  await waitFor(() =>
    expect(page.notices()).toMatchObject([
      { kind: 'success', text: 'Your changes were submitted. The buyer will review them.' },
    ]),
  );
  const [sent] = page.server.callsOf('POST /submission/submission-1/version');
  expect(sent?.body).toEqual({ submissionDetail: 'All ten now.', pictures: [] });
});

it('shows at the field what the server reports as missing', async () => {
  const fields = [
    { field: 'pictures', code: 'submission/pictures-missing', message: 'The task requires more pictures.' },
  ];
  await showing(awaited, {
    'POST /submission/submission-1/version': problem(422, 'submission/proof-missing', { errors: fields }),
  });
  await paste(await screen.findByRole('textbox'), 'All ten now.');
  await user.click(screen.getByRole('button', { name: 'Submit the changes' }));
  expect(await screen.findByText('The task requires more pictures.')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('All ten now.');
});

describe('a rejection', () => {
  it('can be disputed until the server’s deadline, though the device’s clock is eight days ahead', async () => {
    noteServerTime(new Date(Date.now() - 192 * HOUR).toUTCString());
    await showing(rejected(ago(193)));
    expect(await screen.findByRole('button', { name: 'Dispute the rejection' })).toBeInTheDocument();
    noteServerTime(new Date().toUTCString());
  });

  it('is disputed with a text', async () => {
    const page = await showing(rejected(), { 'POST /submission/submission-1/dispute': { data: aDispute() } });
    await user.click(await screen.findByRole('button', { name: 'Dispute the rejection' }));
    expect(await screen.findByText('This field is required.')).toBeInTheDocument();
    await paste(screen.getByRole('textbox'), 'All ten were there.');
    await user.click(screen.getByRole('button', { name: 'Dispute the rejection' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'success', text: expect.stringContaining('Your dispute is open') },
      ]),
    );
    const [sent] = page.server.callsOf('POST /submission/submission-1/dispute');
    expect(sent?.body).toEqual({ statement: 'All ten were there.', pictures: [] });
  });

  it('is not disputed a second time, nor after a week', async () => {
    await showing({ ...rejected(ago(8 * 24)) });
    await screen.findByRole('list', { name: 'What happened' });
    expect(screen.queryByRole('button', { name: 'Dispute the rejection' })).not.toBeInTheDocument();
  });

  it('that a dispute overturned is still shown in the timeline', async () => {
    await showing({
      status: 'accepted',
      rejectionReason: 'Two were missing.',
      decision: { status: 'accepted', by: 'dispute', at: ago(1), reason: 'Two were missing.', reasonCode: null },
      dispute: aDispute({
        state: 'decided',
        outcome: 'for-worker',
        due: null,
        reason: 'They were.',
        decidedAt: ago(1),
      }),
    });
    const story = within(await screen.findByRole('list', { name: 'What happened' }));
    for (const words of ['Two were missing.', 'An Admin decided in favor of the worker', 'They were.']) {
      expect(story.getByText(words)).toBeInTheDocument();
    }
  });
});

it('is shown in Bangla', async () => {
  await showing(rejected(), {}, { language: 'bn' });
  expect(await screen.findByRole('button', { name: 'প্রত্যাখ্যানে আপত্তি জানান' })).toBeInTheDocument();
});
