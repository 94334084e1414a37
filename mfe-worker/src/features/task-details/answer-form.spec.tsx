import { type AnswerForm, type TaskDetails } from '@kaaj/contract';
import { aTask, aUser, problem, renderPage, type StubCall } from '@kaaj/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import TaskDetailsPage from './task-details-page';

const FORM: AnswerForm = {
  fields: [
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      required: true,
      options: ['Magpie', 'Crow'].map((label) => ({ value: label.toLowerCase(), label })),
    },
    {
      name: 'marks',
      kind: 'choices',
      label: 'Marks',
      options: ['Ring', 'Tag'].map((label) => ({ value: label, label })),
    },
    { name: 'count', kind: 'number', label: 'How many?', min: 0, max: 50, integer: true },
    { name: 'sure', kind: 'scale', label: 'How sure?', min: 1, max: 5, minLabel: 'Not at all', maxLabel: 'Very' },
    { name: 'note', kind: 'longText', label: 'Anything odd?', maxLength: 5000 },
  ],
};

const user = userEvent.setup({ delay: null });
const task: TaskDetails = { ...aTask(), form: FORM, mySubmission: null };
const sent: StubCall[] = [];

const open = (answer: unknown = { data: {} }) => {
  sent.length = 0;
  return renderPage(<TaskDetailsPage />, {
    path: '/dashboard/taskDetails/:taskId',
    at: '/dashboard/taskDetails/task-1',
    messages,
    user: aUser({ role: 'Worker' }),
    api: {
      'GET /task/task-1': { data: task },
      'POST /submission': (call: StubCall) => {
        sent.push(call);
        return answer;
      },
    },
  });
};
const bodyOf = () => (sent[0] as { body?: unknown }).body;
const group = (name: RegExp) => screen.findByRole('group', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Submit' }));

beforeEach(() => localStorage.clear());

it('sends selected and typed answers, with Bangla digits read as numbers', async () => {
  await open();
  await user.click(within(await group(/^Which bird/)).getByLabelText(/Crow/));
  await user.click(screen.getByLabelText(/Tag/));
  await user.type(screen.getByLabelText('How many?'), '১২');
  await user.click(within(await group(/^How sure/)).getByLabelText('4'));
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(bodyOf()).toEqual({
    ...{ task: 'task-1', version: 1 },
    answers: { bird: 'crow', marks: ['Tag'], count: 12, sure: 4 },
  });
});

it('shows errors below their fields, sends nothing, and focuses the first', async () => {
  await open();
  await user.type(await screen.findByLabelText('How many?'), '1.5');
  await send();
  expect(await within(await group(/^Which bird/)).findByText('This field is required.')).toBeInTheDocument();
  expect(screen.getByText('Enter a whole number.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/Magpie/)).toHaveFocus());
  expect(sent).toEqual([]);
});

it('shows the server’s error below its field, and keeps the answers over a reload', async () => {
  const errors = [{ field: 'answers.count', code: 'max', message: 'Must be at most 50.' }];
  const page = await open(problem(422, 'submission/answers-invalid', { errors }));
  await user.click(await screen.findByLabelText(/Magpie/));
  await user.type(screen.getByLabelText('How many?'), '7');
  await send();
  expect(await screen.findByText('The value is too high.')).toBeInTheDocument();
  page.unmount();
  await open();
  expect(await screen.findByLabelText(/Magpie/)).toBeChecked();
  expect(screen.getByLabelText('How many?')).toHaveValue('7');
});

it('selects options by digit keys, and not during typing or composition', async () => {
  await open();
  await screen.findByLabelText(/Magpie/);
  const press = (target: Element, code: string, more: object = {}) =>
    fireEvent.keyDown(target, { code, key: '২', ...more });
  press(document.body, 'Digit2');
  expect(screen.getByLabelText(/Crow/)).toBeChecked();
  press(screen.getByLabelText('5'), 'Digit3');
  expect(screen.getByLabelText('3')).toBeChecked();
  press(screen.getByLabelText('How many?'), 'Digit1');
  press(document.body, 'Digit1', { isComposing: true });
  press(document.body, 'Digit1', { keyCode: 229 });
  expect(screen.getByLabelText(/Magpie/)).not.toBeChecked();
});
