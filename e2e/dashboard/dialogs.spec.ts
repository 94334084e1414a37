import { ApiUser } from '../support/api-user';
import { landscape } from '../support/person';
import { expect, test } from '../support/test';

test.describe('confirm dialogs of the dashboard before permanent changes @any-database', () => {
  test('a Buyer deletes a task only after a confirm dialog, and Cancel keeps it', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Dipu Dialog', 'Buyer', { path: '/aboutus' });
    await buyer.posts({ title: 'Find a door with a bell', workers: 2, pay: 20 });
    const { page } = buyer;
    await page.goto('/dashboard/myTasks');
    const dialog = page.getByRole('dialog');
    await buyer.hasCoins(10);
    await buyer.asksToDelete('Find a door');
    await expect(dialog).toContainText('Are you sure you want to delete this task?');
    await expect(dialog).toContainText('40 coins of its open spots are returned to you.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(buyer.row('Find a door')).toHaveCount(1);
    await buyer.asksToDelete('Find a door');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await buyer.expectText('Task Deleted');
    await expect(buyer.row('Find a door')).toContainText('Deleted');
    await expect(buyer.row('Find a door').getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('No Tasks Availavble')).toBeVisible();
    await buyer.hasCoins(50);
  });

  test('an Admin deletes any task, changes roles and removes people, but no other Admins', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Dola Dialog', 'Buyer');
    const worker = await ApiUser.join(open, 'Danny Dialog', 'Worker');
    const admin = await ApiUser.admin(open, { path: '/dashboard/managetasks?search=dialog' });
    const { page } = admin;
    const dialog = page.getByRole('dialog');
    const [kept, dropped] = ['Keep this dialog', 'Drop this dialog'];
    await buyer.posts({ title: kept, workers: 1, pay: 10 });
    await buyer.posts({ title: dropped, workers: 2, pay: 20, days: 3 });
    await page.reload();

    await test.step('a task is listed with all that the table promises', async () => {
      await expect(page.getByRole('columnheader')).toHaveText([
        'Title',
        'Detail',
        'Required Workers',
        'Payable Amount',
        'Completion Date',
        'Actions',
      ]);
      const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
      const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
      await expect(admin.row(dropped).getByRole('cell')).toHaveText([
        `${dropped}Dola DialogOpen`,
        'Look closely, then write down what you saw.',
        '2',
        '20 coins$1.00',
        medium,
        'Delete',
      ]);
    });

    await test.step('deleting it confirms, shows "Task Deleted" and refunds the Buyer', async () => {
      await admin.row(dropped).getByRole('button', { name: 'Delete' }).click();
      await expect(dialog).toContainText('Are you sure you want to delete this task?');
      await expect(dialog).toContainText('40 coins of its open spots are returned to Dola Dialog.');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await admin.expectText('Task Deleted');
      await expect(admin.row(dropped)).toContainText('Deleted');
      await expect(admin.row(dropped).getByRole('button')).toHaveCount(0);
      await page.reload();
      await expect(admin.row(kept)).toHaveCount(1);
      await expect(admin.row(dropped)).toHaveCount(0);
      expect(await buyer.coins()).toMatchObject({ coin: 40 });
    });

    await test.step('a chosen role holds from the next request', async () => {
      await page.goto('/dashboard/manageusers?search=danny.dialog');
      await expect(page.getByRole('columnheader')).toHaveText(['Photo', 'Name', 'Email', 'Role', 'Coins', 'Actions']);
      const role = page.getByRole('combobox', { name: 'Role of Danny Dialog' });
      const chooseBuyer = async () => {
        await role.click();
        await expect(page.getByRole('option')).toHaveText(['Admin', 'Buyer', 'Worker']);
        const buyers = page.getByRole('option', { name: 'Buyer' });
        await buyers.click();
      };
      await chooseBuyer();
      await expect(dialog).toContainText('Danny Dialog becomes a Buyer');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(admin.row(worker.name).getByTitle('Worker')).toBeVisible();
      await chooseBuyer();
      await dialog.getByRole('button', { name: 'Make Danny Dialog Buyer' }).click();
      await admin.expectText('Updated users role');
      await worker.page.reload();
      await expect(worker.page).toHaveURL('/signin');
      await worker.page.getByLabel('Email').fill(worker.email);
      await worker.page.getByRole('textbox', { name: 'Password' }).fill('Secret1Word');
      await worker.page.getByRole('button', { name: 'Login', exact: true }).click();
      await worker.expectText('Yay! Logged in.');
      await worker.goTo('Add New Tasks');
    });

    await test.step('Remove confirms, and deletes the person and their tasks', async () => {
      await page.getByLabel('Search by name or email').fill('dola.dialog');
      const remove = admin.row(buyer.email).getByRole('button', { name: 'Remove' });
      await remove.click();
      await expect(dialog).toContainText('Are you sure you want to remove this user?');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(admin.row(buyer.email)).toHaveCount(1);
      await remove.click();
      await dialog.getByLabel('Reason').fill('Several accounts.');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await admin.expectText('Deleted user and task/submission.');
      await expect(admin.row(buyer.email)).toContainText('Removed');
      await expect(remove).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('No users found.')).toBeVisible();
      await buyer.page.reload();
      await expect(buyer.page).toHaveURL('/signin');
      await page.goto('/dashboard/managetasks?search=dialog');
      await expect(page.getByText('No Tasks Availavble')).toBeVisible();
    });

    await test.step("an Admin's role and Remove are disabled", async () => {
      await page.goto(`/dashboard/manageusers?search=${admin.email}`);
      await expect(admin.row(admin.email).getByRole('combobox')).toBeDisabled();
      await expect(admin.row(admin.email).getByRole('button', { name: 'Remove' })).toBeDisabled();
    });
  });

  test('rejecting requires a reason, which the Worker reads beside a badge for each state', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Dolly Dialog', 'Buyer');
    const worker = await ApiUser.join(open, 'Dulal Dialog', 'Worker', { path: '/dashboard/mysubmission' });
    await expect(worker.page.getByText('No submissions maded yet.')).toBeVisible();
    const work = async (title: string) => worker.submits(await buyer.posts({ title, workers: 1, pay: 10 }));
    const [first] = [await work('Open a drawer'), await work('Close a drawer'), await work('Paint a drawer')];
    await buyer.accepts(first);

    await buyer.page.reload();
    const dialog = buyer.page.getByRole('dialog', { name: 'Reject this work?' });
    await buyer.row('Close a drawer').getByRole('button', { name: 'Reject' }).click();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog).toContainText('Briefly explain what was missing.');
    await dialog.getByLabel(/^Reason \(the worker will read it\)/).fill('It is still open.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog).toBeHidden();
    await expect(buyer.row('Close a drawer').getByText('Rejected', { exact: true })).toBeVisible();
    await expect(buyer.row('Open a drawer').getByText('Accepted', { exact: true })).toBeVisible();

    const { page } = worker;
    await worker.goTo('My Submission');
    await expect(worker.row('Close a drawer')).toContainText('Rejected: It is still open.');
    for (const [title, word, tone] of [
      ['Open a drawer', 'Accepted', 'good'],
      ['Paint a drawer', 'Pending', 'warn'],
      ['Close a drawer', 'Rejected', 'bad'],
    ] as const) {
      const badge = worker.row(title).locator('.k-badge');
      await expect(badge).toHaveText(word);
      await expect(badge).toHaveClass(new RegExp(`k-badge--${tone}\\b`));
    }
    await worker.goTo('Home');
    const approved = page.getByRole('table', { name: 'Approved Submissions' });
    await expect(approved.getByRole('columnheader')).toHaveText([
      'Task Title',
      'Payable Amount',
      'Buyer Name',
      'Status',
    ]);
    await expect(approved.getByRole('row')).toHaveCount(2);
    await expect(approved.getByRole('row').nth(1)).toContainText('Open a drawer');
    await expect(page.getByRole('definition')).toHaveText(['3', '1', 'submissions awaiting a decision', /^10/]);
  });
});

test.describe('the submission form shows why it refuses input @any-database', () => {
  test('to a Worker: no place left, the date has passed, already sent', async ({ open, product }) => {
    const buyer = await ApiUser.join(open, 'Fahad Form', 'Buyer');
    const other = await ApiUser.join(open, 'Faria Form', 'Worker');
    const [full, past, own] = [
      await buyer.posts({ title: 'A full form', workers: 1, pay: 10 }),
      await buyer.posts({ title: 'A late form', workers: 1, pay: 10 }),
      await buyer.posts({ title: 'An own form', workers: 2, pay: 10 }),
    ];
    const path = `/dashboard/taskDetails/${full}`;
    const worker = await ApiUser.join(open, 'Farid Form', 'Worker', { path });
    const { page } = worker;
    const form = page.getByRole('region', { name: 'Your submission' });

    await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await other.submits(full);
    await page.reload();
    await expect(form).toContainText('All spots of this task are taken.');
    await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await expect(form.getByRole('textbox')).toBeDisabled();

    await product.storage.change(`UPDATE task SET completion_date = '2020-01-31' WHERE id = '${past}'`);
    await page.goto(`/dashboard/taskDetails/${past}`);
    await expect(form).toContainText('The completion date has passed; this task no longer accepts work.');
    await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();

    await page.goto(`/dashboard/taskDetails/${own}`);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form).toContainText('This field is required.');
    await worker.submitProof('Filled in.');
    await expect(form).toContainText('Once it is accepted, you get');
    await expect(form).toContainText('Pending');
    await expect(form.getByRole('button', { name: 'Submit' })).toHaveCount(0);
    await worker.expectOpenSlots(1, 2);
  });

  test('to a Buyer and to an Admin', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Fiona Form', 'Buyer');
    const path = `/dashboard/taskDetails/${await buyer.posts({ title: 'Nobody but workers', workers: 1, pay: 10 })}`;
    const admin = await ApiUser.admin(open, { path });
    await buyer.page.goto(path);
    for (const [member, words] of [
      [buyer, 'Buyer cannot submit work'],
      [admin, 'Only workers can submit work.'],
    ] as const) {
      const form = member.page.getByRole('region', { name: 'Your submission' });
      await expect(form).toContainText(words);
      await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();
      await expect(form.getByRole('textbox')).toBeDisabled();
    }
  });

  test('to a Worker who withdraws: too few, too many, and the missing fields', async ({ open }) => {
    const worker = await ApiUser.join(open, 'Fuad Form', 'Worker', { path: '/dashboard/withdrawals' });
    const admin = await ApiUser.admin(open, { path: '/aboutus' });
    await admin.corrects(worker, 250);
    const { page } = worker;
    const [coins, amount] = [page.getByLabel(/^Coins to Withdraw/), page.getByLabel('Amount to Withdraw ($)')];
    const withdraw = page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true });
    await worker.hasCoins(250);
    await worker.expectText('$12.50');
    await worker.expectText('*Cannot withdraw less than 200 coins.');
    await expect(amount).toHaveAttribute('readonly');
    await expect(amount).toHaveValue('0.00');
    await withdraw.click();
    await worker.expectText('Withdrawing less than 200 coins.');
    await coins.fill('199');
    await expect(amount).toHaveValue('9.95');
    await coins.fill('251');
    await expect(amount).toHaveValue('12.55');
    await withdraw.click();
    await worker.expectText('Do not have enough coins.');
    await coins.fill('201');
    await withdraw.click();
    await expect(page.getByText('This field is required.')).toHaveCount(2);
    expect(await worker.coins()).toMatchObject({ coin: 250, availableCoin: 250 });
  });
});

test('"Not Enough Coins. Purchase Coins" leads to the shop; the task is kept and posted afterwards @any-database @quick', async ({
  open,
}) => {
  const buyer = await ApiUser.join(open, 'Shoma Short', 'Buyer', { path: '/dashboard/addTask' });
  const { page } = buyer;
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const fields = {
    'Task Title': 'Fold ten paper boats',
    'Task Detail': 'Of old newspaper.',
    'Required Workers': '10',
    'Payable Amount': '12',
    // As a day is written here: its day first.
    'Completion Date': day.split('-').reverse().join('/'),
    'Submission Info': 'A picture of all ten.',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  await page.getByLabel('Task Image').setInputFiles({
    name: 'boat.svg',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await buyer.expectText('This file is not a supported picture.');
  const post = page.getByRole('button', { name: 'Add Task' });
  await post.click();
  await buyer.expectText('Add a picture.');
  await page.getByLabel('Task Image').setInputFiles(landscape);
  await buyer.expectText('You need 70 more coins');
  await expect(page.getByText('Add a picture.')).toBeHidden();
  await post.click();
  await buyer.expectText('Not Enough Coins. Purchase Coins');
  await expect(page).toHaveURL('/dashboard/purchaseCoin');
  await buyer.expectText('Your task is still waiting for you.');
  await page.getByRole('button', { name: '150 coins: Buy for $10.00' }).click();
  await buyer.confirm(/^Buy for/);
  await buyer.expectText('Coin Purchased Successfully.');
  await buyer.hasCoins(200);
  await page.getByRole('link', { name: 'Back to your task' }).click();
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(new RegExp(`^${label}`))).toHaveValue(value);
  await post.click();
  await buyer.expectText('Data added successfully.');
  await buyer.hasCoins(80);

  await test.step('afterwards only its texts can change', async () => {
    await buyer.row('Fold ten paper boats').getByRole('link', { name: 'Update' }).click();
    for (const fixed of ['Required Workers', 'Payable Amount', 'Completion Date'])
      await expect(page.getByLabel(fixed, { exact: true })).toBeDisabled();
    await page.getByLabel(/^Task Title/).fill('');
    await page.getByRole('button', { name: 'Update Task' }).click();
    await buyer.expectText('This field is required.');
    await page.getByLabel(/^Task Title/).fill('Fold ten paper planes');
    await page.getByRole('button', { name: 'Update Task' }).click();
    await buyer.expectText('Task Updated');
    await expect(buyer.row('Fold ten paper planes')).toHaveCount(1);
  });
});
