import { LENGTHS } from '@kaaj/contract';
import { TaskFilters } from '@kaaj/page-kit/task';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { UiSettingsProvider } from '../settings/ui-settings';
import { texts } from '../testing/texts';
import { Button, ButtonLink, IconButton } from './button';
import { PasswordField, TextField } from './fields';
import { Form } from './form';

const sent = jest.fn();

const page = (
  <UiSettingsProvider language="en" theme="light" texts={texts}>
    <Form onSubmit={sent}>
      <TextField label="Password" name="password" />
      <Button type="submit">Send</Button>
    </Form>
  </UiSettingsProvider>
);

/** The prerendered page, before hydration. */
function rendered(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  return root;
}

beforeEach(() => sent.mockClear());
afterEach(() => document.body.replaceChildren());

it('does nothing before hydration: the button is disabled, and no value gets into the URL', () => {
  rendered();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(document.querySelector('form')).toHaveAttribute('method', 'post');
  expect(screen.getByLabelText('Password')).toBeEnabled();
});

it('disables controls that need a script until it is hydrated, and no link', async () => {
  const filters = {
    search: 'Search',
    sort: 'Sort',
    newestFirst: 'New',
    highToLow: 'High',
    lowToHigh: 'Low',
    openOnly: 'Open',
  };
  const none = () => undefined;
  const controls = (
    <UiSettingsProvider language="en" theme="light" texts={texts}>
      <Button>Draw one</Button>
      <Button disabled>Never</Button>
      <IconButton label="Dark theme" icon={null} />
      <PasswordField label="Secret" />
      <TaskFilters texts={filters} search="" onSearch={none} sort="" onSort={none} openOnly={false} onOpenOnly={none} />
      <ButtonLink href="/signin">Sign In</ButtonLink>
    </UiSettingsProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(controls);
  document.body.replaceChildren(root);
  const scripted = () => [
    ...['Draw one', 'Dark theme', texts.showPassword].map((name) => screen.getByRole('button', { name })),
    screen.getByRole('searchbox'),
    screen.getByRole('combobox'),
    screen.getByRole('switch'),
  ];
  for (const control of scripted()) expect(control).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  await act(async () => void hydrateRoot(root, controls));
  for (const control of scripted()) expect(control).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Never' })).toBeDisabled();
});

describe('input typed before hydration', () => {
  const renderings: [string, (root: HTMLElement) => void][] = [
    ['taken over', (root) => void hydrateRoot(root, page)],
    ['rendered anew', (root) => createRoot(root).render(page)],
  ];
  it.each(renderings)('stays when the page is %s, and can be sent then', async (_, draw) => {
    const root = rendered();
    await userEvent.type(screen.getByLabelText('Password'), 'Secret1');
    await act(async () => draw(root));
    expect(screen.getByLabelText('Password')).toHaveValue('Secret1');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('stays when it is typed while the page is rendered anew', async () => {
    const root = rendered();
    const before = screen.getByLabelText<HTMLInputElement>('Password');
    const TypedMeanwhile = () => {
      before.value = 'Secret1';
      return null;
    };
    await act(async () =>
      createRoot(root).render(
        <>
          {page}
          <TypedMeanwhile />
        </>,
      ),
    );
    expect(screen.getByLabelText('Password')).not.toBe(before);
    expect(screen.getByLabelText('Password')).toHaveValue('Secret1');
  });
});

it('never sends by itself', async () => {
  render(page);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  act(() => void document.querySelector('form')?.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
});

it('sends nothing while a text is too long, and focuses it', async () => {
  const user = userEvent.setup({ delay: null });
  render(
    <UiSettingsProvider language="en" theme="light" texts={texts}>
      <Form onSubmit={sent}>
        <TextField label="Name" maxLength={5} defaultValue="short" />
        <TextField label="Note" maxLength={5} />
        <Button type="submit">Send</Button>
      </Form>
    </UiSettingsProvider>,
  );
  await user.click(screen.getByLabelText('Note'));
  await user.paste('too long');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Note')).toHaveFocus();
  expect(screen.getByLabelText('Note')).toHaveValue('too long');
  await user.clear(screen.getByLabelText('Note'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledTimes(1);
});

it('does not search for a text that is too long, and keeps it in the field', async () => {
  const user = userEvent.setup({ delay: null });
  const onSearch = jest.fn();
  const words = {
    search: 'Search',
    sort: 'Sort',
    newestFirst: 'New',
    highToLow: 'High',
    lowToHigh: 'Low',
    openOnly: 'Open',
  };
  function Board() {
    const [search, setSearch] = useState('tea');
    const change = (text: string) => {
      onSearch(text);
      setSearch(text);
    };
    const filters = { search, onSearch: change, sort: '', onSort: jest.fn(), openOnly: false, onOpenOnly: jest.fn() };
    return (
      <UiSettingsProvider language="en" theme="light" texts={texts}>
        <TaskFilters texts={words} {...filters} />
      </UiSettingsProvider>
    );
  }
  render(<Board />);
  const field = screen.getByLabelText('Search');
  await user.click(field);
  await user.paste('x'.repeat(LENGTHS.search));
  expect(field).toHaveValue(`tea${'x'.repeat(LENGTHS.search)}`);
  expect(field).toBeInvalid();
  expect(onSearch).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(onSearch.mock.calls).toEqual([[`tea${'x'.repeat(LENGTHS.search - 3)}`]]);
  expect(field).toBeValid();
});
