import { type Task } from '@kaaj/contract';
import { aUser, problem, renderPage, mockIntersectionObserver, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import AllTasksPage from './all-tasks-page';

const scrolledTo = mockIntersectionObserver();
const user = userEvent.setup({ delay: null });

const task = (changes: Partial<Task> = {}): Task => ({
  _id: 'task-1',
  title: 'Check ten addresses',
  taskDetail: 'detail',
  requiredWorkers: 3,
  places: 3,
  version: 1,
  fee: 0,
  payableAmount: 25,
  completionDate: '2030-01-31',
  submissionInfo: 'a list',
  allowanceMinutes: 60,
  estimatedMinutes: null,
  contentNotice: 'none',
  category: 'other',
  reviewDays: 7,
  proof: { text: '', pictures: 0, link: false },
  imageURL: '',
  closed: false,
  buyer: { _id: 'buyer-1', name: 'Karim', image: '' },
  medianMinutes: null,
  buyerRecord: null,
  ...changes,
});

const page = (tasks: readonly Task[], next: string | null = null) => ({ data: tasks, page: { next } });

const open = (api: Parameters<typeof renderPage>[1]['api'], at = '/alltasks', more: object = {}) =>
  renderPage(<AllTasksPage />, { path: '/alltasks', at, messages, api, ...more });

const askedFor = (calls: readonly StubCall[]) => Object.fromEntries(calls.at(-1)?.query ?? []);

it('shows pay, last day and open places of each task, and a link to its details', async () => {
  await open({ 'GET /task': page([task()]) });
  expect(await screen.findByRole('heading', { level: 1, name: 'All Tasks' })).toBeInTheDocument();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Check ten addresses' })).toBeInTheDocument();
  expect(card.getByText('Karim')).toBeInTheDocument();
  expect(card.getByText('Jan 31, 2030')).toBeInTheDocument();
  expect(card.getByText('25')).toBeInTheDocument();
  expect(card.getByText('3 of 3 left')).toBeInTheDocument();
  const details = card.getByRole('link', { name: /^View Details/ });
  expect(details).toHaveAttribute('href', '/dashboard/taskDetails/task-1');
  expect(document.title).toBe('All Tasks | Kaaj');
});

it('marks tasks that take no more work', async () => {
  await open({
    'GET /task': page([task({ _id: '1', requiredWorkers: 0 }), task({ _id: '2', closed: true }), task({ _id: '3' })]),
  });
  expect(await screen.findByText('Full')).toBeInTheDocument();
  expect(screen.getByText('Closed')).toBeInTheDocument();
});

it('is headed "No Tasks Availavble" when there is none, with a next step by role', async () => {
  await open({ 'GET /task': page([]) });
  expect(await screen.findByRole('heading', { level: 1, name: 'No Tasks Availavble' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('offers a buyer to post the first task', async () => {
  await open({ 'GET /task': page([]) }, '/alltasks', { user: aUser({ role: 'Buyer' }) });
  expect(await screen.findByRole('link', { name: 'Post a task' })).toHaveAttribute('href', '/dashboard/addTask');
});

it('keeps the sort order in the address', async () => {
  const view = await open({ 'GET /task': page([task()]) });
  const sort = screen.getByLabelText('Sort By Payable Amount');
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sort By Payable Amount', 'High to Low', 'Low to High']);
  await user.selectOptions(sort, 'High to Low');
  expect(view.place()).toBe('/alltasks?sort=dsc');
  await waitFor(() => expect(askedFor(view.server.callsOf('GET /task'))).toEqual({ sort: 'dsc' }));
  await user.selectOptions(sort, 'Low to High');
  expect(view.place()).toBe('/alltasks?sort=asc');
});

it('starts with the filters in the URL', async () => {
  const view = await open({ 'GET /task': page([task()]) }, '/alltasks?sort=asc&search=logo&open=true');
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(askedFor(view.server.callsOf('GET /task'))).toEqual({ sort: 'asc', search: 'logo', open: 'true' });
  expect(screen.getByLabelText('Sort By Payable Amount')).toHaveValue('asc');
  expect(screen.getByLabelText('Search tasks')).toHaveValue('logo');
  expect(screen.getByRole('switch', { name: 'Open tasks only' })).toBeChecked();
});

it('ignores an unknown sort order', async () => {
  const view = await open({ 'GET /task': page([task()]) }, '/alltasks?sort=sideways');
  await screen.findByRole('article');
  expect(askedFor(view.server.callsOf('GET /task'))).toEqual({});
});

it('searches after a pause in typing, and not for every character', async () => {
  const view = await open({ 'GET /task': page([task()]) });
  await user.type(screen.getByLabelText('Search tasks'), 'logo');
  await waitFor(() => expect(view.place()).toBe('/alltasks?search=logo'));
  await waitFor(() => expect(askedFor(view.server.callsOf('GET /task'))).toEqual({ search: 'logo' }));
  expect(view.server.callsOf('GET /task').map(({ query }) => query.get('search'))).toEqual([null, 'logo']);
});

it('clears the search when nothing matches', async () => {
  const view = await open(
    { 'GET /task': ({ query }: StubCall) => page(query.has('search') ? [] : [task()]) },
    '/alltasks?search=nothing&open=true',
  );
  await user.click(await screen.findByRole('button', { name: 'Show all tasks' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(view.place()).toBe('/alltasks');
});

it('shows a skeleton, then an error, then loads again', async () => {
  let tries = 0;
  await open({ 'GET /task': () => (tries++ === 0 ? problem(503, 'server/unavailable') : page([task()])) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('reserves the space of the cards while they load', async () => {
  await open({ 'GET /task': () => new Promise(() => undefined) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('loads more by its button, from the end of the list', async () => {
  const view = await open({
    'GET /task': ({ query }: StubCall) =>
      query.get('cursor') === 'after-1'
        ? page([task({ _id: 'task-2', title: 'The second' })])
        : page([task()], 'after-1'),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more tasks' }));
  expect(await screen.findByRole('heading', { name: 'The second' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more tasks' })).not.toBeInTheDocument();
  expect(view.server.callsOf('GET /task')).toHaveLength(2);
});

it('loads more when its end comes near the viewport', async () => {
  await open({
    'GET /task': ({ query }: StubCall) =>
      query.has('cursor') ? page([task({ _id: 'task-2', title: 'The second' })]) : page([task()], 'after-1'),
  });
  await screen.findByRole('button', { name: 'Show more tasks' });
  scrolledTo(true);
  expect(await screen.findByRole('heading', { name: 'The second' })).toBeInTheDocument();
});

it('writes digits and dates in Bangla', async () => {
  await open({ 'GET /task': page([task()]) }, '/alltasks', { language: 'bn' });
  expect(await screen.findByRole('heading', { level: 1, name: 'সব টাস্ক' })).toBeInTheDocument();
  expect(await screen.findByText('২৫')).toBeInTheDocument();
});
