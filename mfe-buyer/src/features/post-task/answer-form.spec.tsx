import { aUser, renderPage, paste, problem, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { draftOfAnswerForm, newQuestion, readForm } from '../../shared/form-draft';
import { EMPTY_TASK } from '../../shared/task-draft';
import PostTaskPage from './post-task-page';

const user = userEvent.setup({ delay: null });
const sent: StubCall[] = [];
const TASK = {
  ...EMPTY_TASK,
  ...{ title: 'Birds', taskDetail: 'Look.', submissionInfo: 'See below.', requiredWorkers: '1', payableAmount: '5' },
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
      'POST /task': (call: StubCall) => {
        sent.push(call);
        return answer;
      },
    },
  });
  await user.click(screen.getByText('More options'));
};

it('posts the questions that were built, and shows them as workers will see them', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Add a question' }));
  const card = within(screen.getByRole('region', { name: 'Question 1' }));
  await paste(card.getByLabelText(/^Question text/), 'Which bird is this?');
  await paste(card.getByLabelText(/^Options/), 'magpie | Magpie\nCrow');
  const preview = within(await screen.findByRole('region', { name: 'What workers see' }));
  expect(preview.getByRole('group', { name: /^Which bird is this/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Task' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect((sent[0] as { body?: { form?: unknown } }).body?.form).toEqual({
    fields: [
      {
        ...{ name: 'question1', kind: 'choice', label: 'Which bird is this?', required: true },
        options: [
          { value: 'magpie', label: 'Magpie' },
          { value: 'Crow', label: 'Crow' },
        ],
      },
    ],
  });
});

it('posts nothing while a question is invalid, and shows an error beside it', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Add a question' }));
  await user.click(screen.getByRole('button', { name: 'Add Task' }));
  const card = within(screen.getByRole('region', { name: 'Question 1' }));
  expect(await card.findAllByText(/too short|required|entries/i)).not.toHaveLength(0);
  expect(card.getByLabelText(/^Question text/)).toHaveFocus();
  expect(sent).toEqual([]);
});

it('shows the server’s error beside the question', async () => {
  const errors = [{ field: 'fields.0.label', code: 'isPlainText', message: 'x' }];
  await open(problem(422, 'task/form-invalid', { errors }));
  await user.click(await screen.findByRole('button', { name: 'Add a question' }));
  const card = within(screen.getByRole('region', { name: 'Question 1' }));
  await paste(card.getByLabelText(/^Question text/), 'Which?');
  await user.selectOptions(card.getByLabelText('Type of answer'), 'text');
  await user.click(screen.getByRole('button', { name: 'Add Task' }));
  expect(await card.findByText(/characters that cannot be displayed/)).toBeInTheDocument();
});

describe('the draft of a form', () => {
  it.each([
    ['choice', { options: 'a\nb' }],
    ['choices', { options: 'x | A\nB', max: '2' }],
    ['text', { maxLength: '50' }],
    ['longText', {}],
    ['number', { min: '0.5', max: '৫০', integer: false }],
    ['scale', { min: '1', max: '5', minLabel: 'Low', maxLabel: 'High' }],
    ['picture', { min: '1', max: '3' }],
  ] as const)('keeps its values for the kind %s when it is converted back', (kind, changes) => {
    const read = readForm([{ ...newQuestion([]), kind, label: 'It', ...changes }]);
    if (!('form' in read)) throw new Error(JSON.stringify(read.errors));
    const again = readForm(draftOfAnswerForm(read.form));
    expect(again).toEqual(read);
  });
});
