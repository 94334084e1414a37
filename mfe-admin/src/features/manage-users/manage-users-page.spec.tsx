import {
  aPage,
  aUser,
  describeLoading,
  paste,
  problem,
  renderPage,
  type Stub,
  type StubCall,
  type Stubs,
  whileOffline,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import ManageUsersPage from './manage-users-page';

const user = userEvent.setup({ delay: null });
const admin = aUser({ _id: 'person-9', name: 'Asha', email: 'asha@example.com', role: 'Admin' });

const open = (people: Stub = aPage([aUser(), admin]), api: Stubs = {}, more: object = {}) =>
  renderPage(<ManageUsersPage />, {
    at: '/dashboard/manageusers',
    messages,
    user: admin,
    api: { 'GET /user/alluser': people, 'GET /user/objection': aPage([]), 'GET /report': aPage([]), ...api },
    ...more,
  });

const row = async (name = /Rina Akter/) => within(await screen.findByRole('row', { name }));

describeLoading({
  open,
  answer: aPage([aUser()]),
  failed: 'The users could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Rina Akter/ }),
});

it('lists photo, name, email, role and coins', async () => {
  await open();
  const rina = await row();
  for (const words of ['rina@example.com', '110']) expect(rina.getByText(words)).toBeInTheDocument();
  expect(rina.getByTitle('Worker')).toBeInTheDocument();
  await user.click(rina.getByLabelText('Role of Rina Akter'));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Admin', 'Buyer', 'Worker']);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Photo', 'Name', 'Email', 'Role', 'Coins', 'Actions']);
  expect(document.title).toBe('Manage Users | Kaaj');
});

it('offers no actions for an Admin', async () => {
  await open();
  const asha = await row(/Asha/);
  expect(asha.getByLabelText('Role of Asha')).toBeDisabled();
  expect(asha.getByRole('button', { name: 'Remove' })).toBeDisabled();
});

it('shows an empty state when nothing matches, and clears the search', async () => {
  const page = await open(
    ({ query }: StubCall) => aPage(query.has('search') ? [] : [aUser()]),
    {},
    { at: '/dashboard/manageusers?search=nobody' },
  );
  expect(await screen.findByText('No users found.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect((await row()).getByText('rina@example.com')).toBeInTheDocument();
  expect(page.place()).toBe('/dashboard/manageusers');
});

it('searches after a pause in typing, with the query from the URL', async () => {
  const page = await open(({ query }: StubCall) => aPage(query.get('search') === 'asha' ? [admin] : [aUser(), admin]));
  await row();
  await user.type(screen.getByLabelText('Search by name or email'), 'asha');
  // The list is empty before its request is sent.
  await waitFor(() => expect(page.server.callsOf('GET /user/alluser').length).toBeGreaterThan(1));
  await waitFor(() => expect(screen.queryByText('rina@example.com')).not.toBeInTheDocument());
  expect((await row(/Asha/)).getByText('asha@example.com')).toBeInTheDocument();
  expect(page.place()).toBe('/dashboard/manageusers?search=asha');
  expect(page.server.callsOf('GET /user/alluser')).toHaveLength(2);
});

it('continues where the list ended', async () => {
  await open(({ query }: StubCall) => (query.has('cursor') ? aPage([admin]) : aPage([aUser()], 'after-1')));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect((await row(/Asha/)).getByText('asha@example.com')).toBeInTheDocument();
  expect((await row()).getByText('rina@example.com')).toBeInTheDocument();
});

it('is shown in Bangla, with Bangla digits', async () => {
  await open(undefined, {}, { language: 'bn' });
  expect((await row()).getByText('১১০')).toBeInTheDocument();
});

it('waits while there is no connection', async () => {
  await open();
  const rina = await row();
  await whileOffline(() => {
    expect(rina.getByLabelText('Role of Rina Akter')).toBeDisabled();
    for (const name of ['Correct balance', 'Suspend', 'Remove'])
      expect(rina.getByRole('button', { name })).toBeDisabled();
  });
});

describe('a role', () => {
  const CHANGE = 'PATCH /user/updaterole/person-1';
  const isWorker = async () => expect((await row()).getByTitle('Worker')).toBeInTheDocument();
  const choose = async (role: string) => {
    await user.click((await row()).getByLabelText('Role of Rina Akter'));
    await user.click(await screen.findByRole('option', { name: role }));
    return within(screen.getByRole('dialog', { name: 'Change this role?' }));
  };

  it('changes after one dialog that names the person and the role, and shows a toast', async () => {
    const page = await open(undefined, { [CHANGE]: { data: aUser({ role: 'Buyer' }) } });
    const dialog = await choose('Buyer');
    expect(dialog.getByText(/^Rina Akter becomes a Buyer/)).toBeInTheDocument();
    expect(dialog.queryByLabelText(/^Your own password/)).not.toBeInTheDocument();
    expect(page.server.callsOf(CHANGE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Make Rina Akter Buyer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Updated users role' }]);
    expect(page.server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ role: 'Buyer' }]);
  });

  it('is put back by Cancel, and by Escape', async () => {
    const page = await open();
    const dialog = await choose('Buyer');
    await isWorker();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await choose('Admin');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await isWorker();
    expect(page.server.callsOf(CHANGE)).toEqual([]);
  });

  it('changes once after two quick clicks', async () => {
    const page = await open(undefined, { [CHANGE]: { data: aUser({ role: 'Buyer' }) } });
    const dialog = await choose('Buyer');
    await user.dblClick(dialog.getByRole('button', { name: 'Make Rina Akter Buyer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.server.callsOf(CHANGE)).toHaveLength(1);
  });

  it("of an Admin takes the Admin's own password", async () => {
    const page = await open(undefined, { [CHANGE]: { data: aUser({ role: 'Admin' }) } });
    const dialog = await choose('Admin');
    expect(dialog.getByText(/^Rina Akter becomes an Admin/)).toBeInTheDocument();
    const make = dialog.getByRole('button', { name: 'Make Rina Akter Admin' });
    await user.click(make);
    const password = dialog.getByLabelText(/^Your own password/);
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(expect.stringContaining('This field is required.')),
    );
    expect(page.server.callsOf(CHANGE)).toEqual([]);
    await paste(password, 'Secret1');
    await user.click(make);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ role: 'Admin', password: 'Secret1' }]);
  });

  it('shows a wrong password at the field, and accepts another', async () => {
    const wrong = { field: 'password', code: 'auth/wrong-password', message: 'Incorrect password.' };
    const page = await open(undefined, { [CHANGE]: problem(422, 'auth/wrong-password', { errors: [wrong] }) });
    const dialog = await choose('Admin');
    await user.type(dialog.getByLabelText(/^Your own password/), 'Wrong1{Enter}');
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Your own password/)).toHaveAccessibleDescription(
        expect.stringContaining('Incorrect password.'),
      ),
    );
    expect(dialog.getByRole('button', { name: 'Make Rina Akter Admin' })).toBeEnabled();
  });

  it('stays when the server refuses, and shows the reason', async () => {
    const page = await open(undefined, { [CHANGE]: problem(409, 'user/admin-is-protected') });
    const dialog = await choose('Buyer');
    await user.click(dialog.getByRole('button', { name: 'Make Rina Akter Buyer' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Admins cannot be changed or removed.' }]),
    );
    await isWorker();
  });
});

describe('removing a user', () => {
  const REMOVE = 'DELETE /user/deleteuser/person-1';
  const ask = async () => {
    await user.click((await row()).getByRole('button', { name: 'Remove' }));
    return within(await screen.findByRole('dialog', { name: 'Are you sure you want to remove this user?' }));
  };
  const remove = async () => {
    const dialog = await ask();
    await paste(dialog.getByLabelText(/^Reason/), 'Several accounts.');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
  };

  it('confirms what is lost, removes with a reason, and shows a toast', async () => {
    const page = await open(undefined, { [REMOVE]: { data: {} } });
    const dialog = await ask();
    expect(
      dialog.getByText(
        "Rina Akter's tasks close, and of 110 coins those that were not earned by work are forfeited. Earned coins stay theirs to withdraw.",
      ),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('This field is required.')).toBeInTheDocument();
    expect(page.server.callsOf(REMOVE)).toEqual([]);
    await paste(dialog.getByLabelText(/^Reason/), 'Several accounts.');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Deleted user and task/submission.' }]),
    );
    expect(page.server.callsOf(REMOVE).map(({ body }) => body)).toEqual([{ reason: 'Several accounts.' }]);
  });

  it('keeps the removed row in place, marked, so that no other moves under the pointer', async () => {
    let people = [aUser(), aUser({ _id: 'person-2', name: 'Jamal', email: 'jamal@example.com' })];
    const page = await open(() => aPage(people), {
      [REMOVE]: () => {
        people = people.slice(1);
        return { data: {} };
      },
    });
    await remove();
    await waitFor(() => expect(page.server.callsOf('GET /user/alluser')).toHaveLength(2));
    const [, removed, another] = await screen.findAllByRole('row');
    await waitFor(() => expect(removed).toHaveTextContent(/Rina Akter.*Worker.*Removed$/));
    expect(another).toHaveTextContent('Jamal');
    for (const role of ['button', 'combobox'])
      expect(within(removed as HTMLElement).queryByRole(role)).not.toBeInTheDocument();
  });

  it('is left at a no', async () => {
    const page = await open();
    const dialog = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await row()).getByRole('button', { name: 'Remove' })).toBeEnabled();
    expect(page.server.callsOf(REMOVE)).toEqual([]);
  });

  it('shows the reason of a refusal', async () => {
    const page = await open(undefined, { [REMOVE]: problem(409, 'user/admin-is-protected') });
    await remove();
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Admins cannot be changed or removed.' }]),
    );
  });
});

describe('correcting a balance', () => {
  const CORRECT = 'PATCH /user/updatecoin/person-1';

  async function ask() {
    await user.click((await row()).getByRole('button', { name: 'Correct balance' }));
    const modal = within(screen.getByRole('dialog', { name: 'Correct the balance of Rina Akter' }));
    const put = async (label: RegExp, text: string) => {
      await user.clear(modal.getByLabelText(label));
      if (text) await paste(modal.getByLabelText(label), text);
    };
    return { ...modal, put, send: () => user.click(modal.getByRole('button', { name: 'Correct' })) };
  }

  it('starts with the current balance, in the reader’s digits', async () => {
    await open(undefined, {}, { language: 'bn' });
    const shown = within(await screen.findByRole('row', { name: /Rina Akter/ }));
    await user.click(shown.getByRole('button', { name: 'ব্যালেন্স সংশোধন' }));
    expect(await screen.findByLabelText(/^নতুন ব্যালেন্স/)).toHaveValue('১১০');
  });

  it('sends the new balance with its reason, shows a toast and closes', async () => {
    const page = await open(undefined, { [CORRECT]: { data: aUser({ coin: 90 }) } });
    const modal = await ask();
    expect(modal.getByLabelText(/^New balance/)).toHaveValue('110');
    await modal.put(/^New balance/, '90');
    await modal.put(/^Reason/, ' Paid twice ');
    await modal.send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Balance corrected.' }]);
    expect(page.server.callsOf(CORRECT).map(({ body }) => body)).toEqual([{ coin: 90, reason: 'Paid twice' }]);
  });

  it.each([
    ['New balance', /^New balance/, '', 'This field is required.'],
    ['New balance', /^New balance/, '1.5', 'Enter a whole number.'],
    ['New balance', /^New balance/, 'hello', 'Enter a whole number.'],
    ['New balance', /^New balance/, '-1', 'The value is too low.'],
    ['New balance', /^New balance/, '1000000001', 'The value is too high.'],
    ['Reason', /^Reason/, ' ', 'This field is required.'],
  ])('needs a valid %s (%s: "%s"): %s', async (_, label, text, sentence) => {
    const page = await open();
    const modal = await ask();
    await modal.put(/^Reason/, 'Paid twice');
    await modal.put(label, text);
    await modal.send();
    await waitFor(() => expect(modal.getByLabelText(label)).toBeInvalid());
    await waitFor(() =>
      expect(modal.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence)),
    );
    expect(page.server.callsOf(CORRECT)).toEqual([]);
  });

  it('understands digits of Bangla and separators of thousands', async () => {
    const page = await open(undefined, { [CORRECT]: { data: aUser({ coin: 1090 }) } });
    const modal = await ask();
    await modal.put(/^New balance/, '১,০৯০');
    await modal.put(/^Reason/, 'Paid twice');
    await modal.send();
    await waitFor(() => expect(page.server.callsOf(CORRECT).map(({ body }) => body)).toMatchObject([{ coin: 1090 }]));
  });

  it('stays open after a refusal, and shows the reason', async () => {
    const page = await open(undefined, { [CORRECT]: problem(503, 'server/unavailable') });
    const modal = await ask();
    await modal.put(/^Reason/, 'Paid twice');
    await modal.send();
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
    expect(modal.getByLabelText(/^Reason/)).toHaveValue('Paid twice');
  });

  it('can be thought better of', async () => {
    const page = await open();
    const modal = await ask();
    await user.click(modal.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.server.callsOf(CORRECT)).toEqual([]);
  });
});

describe('suspending a user', () => {
  const SUSPEND = 'PATCH /user/suspend/person-1';
  const press = async (name: string) => user.click((await row()).getByRole('button', { name }));

  it('sends a reason, and shows a toast', async () => {
    const page = await open(undefined, { [SUSPEND]: { data: {} } });
    await press('Suspend');
    const modal = within(screen.getByRole('dialog', { name: 'Suspend Rina Akter' }));
    await user.click(modal.getByRole('button', { name: 'Suspend' }));
    expect(page.server.callsOf(SUSPEND)).toEqual([]);
    await paste(modal.getByLabelText(/^Reason/), ' Copied answers. ');
    await user.click(modal.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.server.callsOf(SUSPEND).map(({ body }) => body)).toEqual([{ reason: 'Copied answers.' }]);
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'The account is suspended.' }]);
  });

  it('is lifted with a reason', async () => {
    const page = await open(aPage([aUser({ suspended: true })]), { [SUSPEND]: { data: {} } });
    expect((await row()).getByText('Suspended')).toBeInTheDocument();
    await press('Lift the suspension');
    const modal = within(screen.getByRole('dialog', { name: 'Lift the suspension of Rina Akter' }));
    await paste(modal.getByLabelText(/^Reason/), 'A mistake.');
    await user.click(modal.getByRole('button', { name: 'Lift the suspension' }));
    await waitFor(() => expect(page.server.callsOf(SUSPEND)).toHaveLength(1));
    expect(page.server.callsOf(SUSPEND)[0]?.body).toEqual({ reason: 'A mistake.', lifted: true });
  });

  it('is not offered for an Admin', async () => {
    await open();
    expect((await row(/Asha/)).getByRole('button', { name: 'Suspend' })).toBeDisabled();
  });
});

describe('an objection', () => {
  const objection = {
    ...{ _id: 'objection-1', statement: 'I did it myself.', at: '2026-11-28T10:00:00.000Z', decision: null },
    ...{ person: { _id: 'person-1', name: 'Rina Akter', email: 'rina@example.com' }, removal: false },
    ...{ admin: { _id: 'person-8', name: 'Farhana', email: 'farhana@example.com' } },
    ...{ suspensionReason: 'Copied answers.', since: '2026-11-27T10:00:00.000Z' },
  };
  const DECIDE = 'PATCH /user/objection/objection-1';

  it('is shown above the users until it is decided, with a reason', async () => {
    const decided = { ...objection, _id: 'objection-0', statement: 'Decided before.', decision: { lifted: false } };
    const page = await open(undefined, {
      'GET /user/objection': aPage([objection, decided]),
      [DECIDE]: { data: {} },
    });
    expect(await screen.findByText('I did it myself.')).toBeInTheDocument();
    expect(screen.getByText('Copied answers.')).toBeInTheDocument();
    expect(screen.queryByText('Decided before.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Do not accept' }));
    const modal = within(screen.getByRole('dialog', { name: 'Keep this suspension?' }));
    await paste(modal.getByLabelText(/^Reason/), 'The answers are the same.');
    await user.click(modal.getByRole('button', { name: 'Do not accept' }));
    await waitFor(() => expect(page.server.callsOf(DECIDE)).toHaveLength(1));
    expect(page.server.callsOf(DECIDE)[0]?.body).toEqual({ lifted: false, reason: 'The answers are the same.' });
  });
});

describe('a report', () => {
  const report = {
    ...{ _id: 'report-1', kind: 'scam', about: { task: 'task-1' }, text: 'It asks for my password.' },
    ...{ at: '2026-11-28T10:00:00.000Z', outcome: null, answer: null },
    reporter: { _id: 'person-1', name: 'Rina Akter', email: 'rina@example.com' },
  };
  const DECIDE = 'PATCH /report/report-1';

  it('is shown above the users until it is answered', async () => {
    const decided = { ...report, _id: 'report-0', text: 'Decided before.', outcome: 'acted', answer: 'Done.' };
    const page = await open(undefined, { 'GET /report': aPage([report, decided]), [DECIDE]: { data: {} } });
    expect(await screen.findByText('It asks for my password.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'A task' })).toHaveAttribute('href', '/task/task-1');
    expect(screen.queryByText('Decided before.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Acted on it' }));
    const modal = within(screen.getByRole('dialog', { name: 'Answer the report' }));
    await paste(modal.getByLabelText(/^Answer/), 'We deleted it.');
    await user.click(modal.getByRole('button', { name: 'Acted on it' }));
    await waitFor(() => expect(page.server.callsOf(DECIDE)).toHaveLength(1));
    expect(page.server.callsOf(DECIDE)[0]?.body).toEqual({ outcome: 'acted', answer: 'We deleted it.' });
  });
});
