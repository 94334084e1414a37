import { LIMITS, type TaskForm, type TaskTemplate } from '@kaaj/contract';
import { aUser, paste, problem, renderPage, type Stubs, whileOffline } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { EMPTY_TASK } from '../../shared/task-draft';
import { newQuestion } from '../../shared/form-draft';
import { useTaskDrafts } from '../../shared/use-replace-draft';
import PostTaskPage from './post-task-page';
import { TemplatesButton } from './templates-button';

const user = userEvent.setup({ delay: null });
const DRAFT = 'kaaj.draft.rina@example.com/task';

const form: TaskForm = {
  title: 'Photograph a price board',
  taskDetail: 'Any tea stall.',
  submissionInfo: 'One picture',
  imageURL: '/api/image/board.webp',
  requiredWorkers: 5,
  payableAmount: null,
  category: 'photo',
  reviewDays: null,
  allowanceMinutes: 30,
  estimatedMinutes: 12,
  contentNotice: 'medical',
  proof: { text: 'The whole board', pictures: 1, link: true },
  form: null,
  link: null,
};
const aTemplate = (changes: Partial<TaskTemplate> = {}): TaskTemplate => ({
  _id: 'template-1',
  name: 'Price boards',
  form,
  savedAt: '2030-01-02T08:00:00.000Z',
  ...changes,
});

beforeEach(() => localStorage.clear());

/** The button without the form around it. */
function Alone() {
  const drafts = useTaskDrafts();
  const task = { ...EMPTY_TASK, ...drafts.draft.value };
  const nothing = () => undefined;
  return <TemplatesButton drafts={drafts} task={task} readForm={() => null} link={undefined} onLinkErrors={nothing} />;
}

async function open(
  templates: readonly TaskTemplate[],
  api: Stubs = {},
  shown = <PostTaskPage />,
  language: 'en' | 'bn' = 'en',
) {
  const page = await renderPage(shown, {
    path: '/dashboard/addTask',
    at: '/dashboard/addTask',
    messages,
    language,
    user: aUser({ role: 'Buyer', coin: 100, availableCoin: 100 }),
    api: {
      'GET /settings': { data: { today: '2030-01-31', limits: { reviewDays: 7 } } },
      'GET /task-template': { data: templates },
      ...api,
    },
  });
  await user.click(await screen.findByRole('button', { name: language === 'en' ? 'Templates' : 'টেমপ্লেট' }));
  return page;
}

const openAlone = (templates: readonly TaskTemplate[], api: Stubs = {}, language: 'en' | 'bn' = 'en') =>
  open(templates, api, <Alone />, language);

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const dialog = () => within(screen.getByRole('dialog'));
const use = async () => user.click(await screen.findByRole('button', { name: 'Start a task from Price boards' }));
const questions = () => JSON.parse(localStorage.getItem(`${DRAFT}.form`) ?? '[]') as unknown;
const kept = (draft: object) => localStorage.setItem(DRAFT, JSON.stringify(draft));

describe('a template with a page elsewhere', () => {
  const link = { url: 'https://survey.example/?s={{submission}}', code: 'OPEN-1' };

  it('fills in its address and its code', async () => {
    await open([aTemplate({ form: { ...form, link } })]);
    await use();
    expect(await screen.findByLabelText(/^Address of the page/)).toHaveValue(link.url);
    expect(field('The code')).toHaveValue('OPEN-1');
  });

  it('is saved with it', async () => {
    kept({ ...EMPTY_TASK, title: 'Survey' });
    localStorage.setItem(`${DRAFT}.link`, JSON.stringify({ url: link.url, check: 'any', code: '' }));
    const page = await open([], { 'POST /task-template': { data: aTemplate() } });
    await user.click(await screen.findByRole('button', { name: 'Save the form as a template' }));
    await waitFor(() => expect(page.server.callsOf('POST /task-template')).toHaveLength(1));
    expect(page.server.callsOf('POST /task-template')[0]?.body).toMatchObject({
      form: { title: 'Survey', link: { url: link.url, code: 'any' } },
    });
  });
});

describe('saving a template with a refused address', () => {
  it('shows the error at the address behind the dialog, which has the focus', async () => {
    kept({ ...EMPTY_TASK, title: 'Survey' });
    localStorage.setItem(`${DRAFT}.link`, JSON.stringify({ url: 'foo', check: 'any', code: '' }));
    const errors = [{ field: 'link.url', code: 'link-url', message: 'An address that begins with https, please.' }];
    await open([], { 'POST /task-template': problem(422, 'task/form-invalid', { errors }) });
    await user.click(await screen.findByRole('button', { name: 'Save the form as a template' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(field('Address of the page')).toBeInvalid());
    expect(field('Address of the page')).toHaveFocus();
  });
});

describe('beginning a task with a template', () => {
  it('fills the form completely, except the last day', async () => {
    await open([aTemplate()]);
    await use();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const values = {
      'Task Title': 'Photograph a price board',
      'Task Detail': 'Any tea stall.',
      'Required Workers': '5',
      'Payable Amount': '',
      'Completion Date': '',
    };
    const choices = {
      Category: 'Photos',
      'Days to decide': 'Default',
      'Pictures the worker': '1',
      'Must include a link': 'Yes',
    };
    for (const [label, value] of Object.entries(values)) expect(field(label)).toHaveValue(value);
    for (const [label, choice] of Object.entries(choices))
      expect(field(label).closest('.ant-select')).toHaveTextContent(choice);
    expect(JSON.parse(localStorage.getItem(DRAFT) ?? '{}')).toMatchObject({ imageURL: '/api/image/board.webp' });
  });

  it('fills in the questions of its answer form, and replaces earlier ones', async () => {
    const fields = [{ name: 'price', kind: 'number', label: 'What does tea cost?', required: true }] as const;
    kept({ title: 'Half a thought' });
    localStorage.setItem(`${DRAFT}.form`, JSON.stringify([{ ...newQuestion([]), label: 'Is it open?' }]));
    const page = await openAlone([aTemplate({ form: { ...form, form: { fields } } })]);
    await use();
    page.answer(true);
    await waitFor(() => expect(questions()).toMatchObject([{ name: 'price', label: 'What does tea cost?' }]));
  });

  it('confirms before it replaces a draft', async () => {
    kept({ title: 'Half a thought' });
    const page = await open([aTemplate()]);
    await use();
    expect(page.answer(false)).toMatchObject({ text: expect.stringContaining('Half a thought') as string });
    expect(field('Task Title')).toHaveValue('Half a thought');
    await use();
    page.answer(true);
    await waitFor(() => expect(field('Task Title')).toHaveValue('Photograph a price board'));
  });
});

describe('keeping the form as a template', () => {
  const SAVE = 'POST /task-template';
  const name = () => dialog().findByLabelText(/^Name of the new template/);
  const save = () => user.click(dialog().getByRole('button', { name: 'Save the form as a template' }));

  it('saves the form under its title or another name, without invalid numbers', async () => {
    kept({
      title: 'Shops',
      taskDetail: 'Look.',
      requiredWorkers: '3',
      payableAmount: '0',
      completionDate: '2030-02-01',
    });
    const page = await openAlone([], { [SAVE]: { data: aTemplate() } });
    expect(await name()).toHaveValue('Shops');
    await user.clear(await name());
    await save();
    expect(page.server.callsOf(SAVE)).toEqual([]);
    expect(await dialog().findByText('Give it a name.')).toBeInTheDocument();
    await paste(await name(), ' Corner shops ');
    await save();
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success' }]));
    expect(page.server.callsOf(SAVE)[0]?.body).toEqual({
      name: 'Corner shops',
      form: {
        title: 'Shops',
        taskDetail: 'Look.',
        submissionInfo: '',
        imageURL: '',
        requiredWorkers: 3,
        category: 'other',
        allowanceMinutes: 60,
        estimatedMinutes: null,
        contentNotice: 'none',
        proof: { text: '', pictures: 0, link: false },
        form: null,
      },
    });
    expect(page.place()).toBe('/dashboard/addTask');
  });

  it('sends its answer form, and nothing while a question is wrong', async () => {
    kept({ title: 'Shops' });
    localStorage.setItem(`${DRAFT}.form`, JSON.stringify([{ ...newQuestion([]), kind: 'number', label: '' }]));
    const page = await open([], { [SAVE]: { data: aTemplate() } });
    await name();
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.server.callsOf(SAVE)).toEqual([]);
    await paste(screen.getByRole('textbox', { name: /^Question/ }), 'What does tea cost?');
    await user.click(screen.getByRole('button', { name: 'Templates' }));
    await save();
    await waitFor(() => expect(page.server.callsOf(SAVE)).toHaveLength(1));
    expect(page.server.callsOf(SAVE)[0]?.body).toMatchObject({
      form: { form: { fields: [{ name: 'question1', kind: 'number', label: 'What does tea cost?' }] } },
    });
  });

  it('shows why it could not be saved', async () => {
    kept({ title: 'Shops' });
    const page = await openAlone([], { [SAVE]: problem(422, 'template/too-many') });
    await name();
    await save();
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { text: 'You have reached the maximum number of templates. Remove one first.' },
      ]),
    );
  });

  it('needs input in the form, and fewer templates than the maximum', async () => {
    await openAlone([]);
    expect(await screen.findByText(/^Fill in part of the form first/)).toBeInTheDocument();
    expect(dialog().getByText(/^You have no templates yet/)).toBeInTheDocument();
  });

  it('is not offered at the maximum number of templates', async () => {
    kept({ title: 'Shops' });
    await openAlone(Array.from({ length: LIMITS.taskTemplatesOfOne }, (_, at) => aTemplate({ _id: String(at) })));
    expect(await screen.findByText(/^You have reached the limit of twenty templates/)).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: 'Save the form as a template' })).not.toBeInTheDocument();
  });
});

it('renames a template', async () => {
  const RENAME = 'PATCH /task-template/template-1';
  let named = 'Price boards';
  const page = await openAlone([], {
    'GET /task-template': () => ({ data: [aTemplate({ name: named })] }),
    [RENAME]: () => {
      named = 'Boards';
      return { data: { done: true } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rename Price boards' }));
  const input = screen.getByLabelText(/^New name for Price boards/);
  expect(input).toHaveFocus();
  await user.clear(input);
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText('Give it a name.')).toBeInTheDocument();
  await paste(input, 'Boards');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Rename Boards' })).toHaveFocus();
  expect(page.server.callsOf(RENAME)[0]?.body).toEqual({ name: 'Boards' });
});

it('removes a template after a question', async () => {
  const REMOVE = 'DELETE /task-template/template-1';
  let templates = [aTemplate()];
  const page = await openAlone([], {
    'GET /task-template': () => ({ data: templates }),
    [REMOVE]: () => {
      templates = [];
      return { data: { done: true } };
    },
  });
  const remove = async () => user.click(await screen.findByRole('button', { name: 'Remove Price boards' }));
  await remove();
  expect(page.answer(false)).toMatchObject({ title: 'Remove the template “Price boards”?', danger: true });
  expect(page.server.callsOf(REMOVE)).toEqual([]);
  await remove();
  page.answer(true);
  expect(await screen.findByText(/^You have no templates yet/)).toBeInTheDocument();
});

it('requests them again after a failure', async () => {
  const answers = [problem(503, 'server/unavailable')];
  await openAlone([], { 'GET /task-template': () => answers.shift() ?? { data: [aTemplate()] } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Price boards')).toBeInTheDocument();
});

it('waits while there is no connection, except for beginning with one', async () => {
  await openAlone([aTemplate()]);
  const rename = await screen.findByRole('button', { name: 'Rename Price boards' });
  await whileOffline(() => expect(rename).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Start a task from Price boards' })).toBeEnabled();
});

it('is shown in Bangla', async () => {
  await openAlone([aTemplate()], {}, 'bn');
  expect(await screen.findByRole('button', { name: 'Price boards দিয়ে টাস্ক শুরু করুন' })).toBeInTheDocument();
});
