import { aUser, renderPage, paste, problem, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { EMPTY_TASK } from '../../shared/task-draft';
import PostTaskPage from './post-task-page';

const user = userEvent.setup({ delay: null });
const sent: unknown[] = [];
const TASK = {
  ...EMPTY_TASK,
  ...{ title: 'Survey', taskDetail: 'Open it.', submissionInfo: 'The code.', requiredWorkers: '1', payableAmount: '5' },
  ...{ completionDate: '2030-01-31', imageURL: '/api/image/a.webp' },
};

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
});

const open = async (answer: object = { data: {} }) => {
  localStorage.setItem('kaaj.draft.rina@example.com/task', JSON.stringify(TASK));
  await renderPage(<PostTaskPage />, {
    path: '/dashboard/addTask',
    at: '/dashboard/addTask',
    messages,
    user: aUser({ role: 'Buyer', availableCoin: 100 }),
    api: {
      'POST /task': ({ body }: StubCall) => {
        sent.push((body as { link?: unknown }).link);
        return answer;
      },
    },
  });
  await user.click(screen.getByText('More options'));
  await user.click(await screen.findByRole('switch', { name: 'The work is done on a page of mine' }));
  await paste(screen.getByLabelText(/^Address of the page/), 'https://survey.example/?s={{submission}}');
};
const post = () => user.click(screen.getByRole('button', { name: 'Add Task' }));

it('posts a link in place of questions, and shows the secret, which is returned once', async () => {
  await open({ data: { _id: 'task-1', linkSecret: 'sEcReT' } });
  expect(screen.queryByRole('button', { name: 'Add a question' })).not.toBeInTheDocument();
  await post();
  expect(await screen.findByRole('heading', { name: 'Store this secret' })).toBeInTheDocument();
  expect(screen.getByText('sEcReT')).toBeInTheDocument();
  expect(sent).toEqual([{ url: 'https://survey.example/?s={{submission}}', code: 'signed' }]);
});

it('posts one code for all', async () => {
  await open();
  await user.selectOptions(screen.getByLabelText('Completion code'), 'fixed');
  await paste(screen.getByLabelText(/^The code/), 'OPEN-1');
  await post();
  await waitFor(() => expect(sent).toEqual([{ url: 'https://survey.example/?s={{submission}}', code: 'OPEN-1' }]));
});

it('shows the server’s error at the address', async () => {
  const errors = [{ field: 'link.url', code: 'isUrl', message: 'Must be an https address.' }];
  await open(problem(422, 'task/form-invalid', { errors }));
  await post();
  await waitFor(() => expect(screen.getByLabelText(/^Address of the page/)).toBeInvalid());
});
