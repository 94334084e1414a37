import { auditLedger } from '../support/ledger';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

const task = {
  title: 'Photograph the tea stall nearest to you',
  detail: 'One clear picture of the stall by daylight, its sign readable.',
  workers: 3,
  pay: 100,
  info: 'The name of the stall and the street it stands in.',
};

const second = { ...task, title: 'Write down the bus lines at your stop', workers: 1 };

test("one coin's whole journey", async ({ open, product }) => {
  const buyer = new Person(await open(), 'Bina Buyer');
  const worker = new Person(await open(), 'Wahid Worker');
  const other = new Person(await open(), 'Oli Worker');
  const admin = new Person(await open(), 'Admin');

  await test.step('a new Buyer buys coins and posts a task', async () => {
    await buyer.signUp('Buyer');
    await buyer.goTo('Home');
    await buyer.hasCoins(50);
    await buyer.buyCoins(500);
    await buyer.hasCoins(550);
    await buyer.postTask(task);
    await buyer.hasCoins(250);
  });

  await test.step('two new Workers find it and submit proof', async () => {
    for (const person of [worker, other]) {
      await person.signUp('Worker');
      await person.goTo('Home');
      await person.hasCoins(10);
      await person.leaveDashboard();
      await person.openTask(task.title);
      await person.submitProof(`Seen and photographed, says ${person.name}.`);
    }
    await other.seesOpenSlots(1);
  });

  await test.step('the Buyer accepts one and rejects the other', async () => {
    await buyer.goTo('Home');
    await expect(buyer.row(task.title)).toHaveCount(2);
    await buyer.viewSubmission(worker.name, `Seen and photographed, says ${worker.name}.`);
    await buyer.row(worker.name).getByRole('button', { name: 'Accept' }).click();
    await expect(buyer.row(worker.name).getByText('Accepted')).toBeVisible();
    await buyer.row(other.name).getByRole('button', { name: 'Reject' }).click();
    await expect(buyer.row(other.name).getByText('Rejected')).toBeVisible();
    await worker.goTo('Home');
    await worker.hasCoins(110);
    await worker.bellShows(1, new RegExp(task.title));
    await other.goTo('Home');
    await other.hasCoins(10);
    await other.bellShows(1, new RegExp(task.title));
    await other.leaveDashboard();
    await other.openTask(task.title);
    await other.seesOpenSlots(2);
  });

  await test.step('Worker 1 earns enough and is paid out', async () => {
    await buyer.postTask(second);
    await buyer.hasCoins(150);
    await worker.leaveDashboard();
    await worker.openTask(second.title);
    await worker.submitProof('Lines 7, 12 and 27.');
    await buyer.goTo('Home');
    await buyer.row(second.title).getByRole('button', { name: 'Accept' }).click();
    await expect(buyer.row(second.title).getByText('Accepted')).toBeVisible();
    await worker.goTo('Withdrawals');
    await worker.hasCoins(210);
    await worker.withdraw(200, 'bkash', '01700000000');
    await worker.hasCoins(210);
    await admin.signInAs('Admin');
    await admin.goTo('Home');
    await admin.row(worker.email).getByRole('button', { name: 'Accept' }).click();
    await admin.sees('Accepted Withdrawal.');
    await worker.goTo('Home');
    await worker.hasCoins(10);
  });

  await test.step('the Buyer deletes the task and the open slots come home', async () => {
    await buyer.goTo("My Task's");
    await buyer.row(task.title).getByRole('button', { name: 'Delete' }).click();
    await buyer.sees('Are you sure you want to delete this task?');
    await buyer.page.getByRole('dialog').getByRole('button').last().click();
    await buyer.sees('Task Deleted');
    await buyer.hasCoins(350);
  });

  await test.step('no coin was made or lost', async () => {
    const { sum, wrong, transfers } = await auditLedger(product.storage);
    expect({ sum, wrong }).toEqual({ sum: 0, wrong: [] });
    expect(transfers).toBeGreaterThanOrEqual(9);
  });
});
