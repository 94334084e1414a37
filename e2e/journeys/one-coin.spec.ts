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

const proofOf = ({ name }: Person) => `Seen and photographed, says ${name}.`;

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
      await person.openTask(task.title);
      await person.submitProof(proofOf(person));
    }
    await other.expectOpenSlots(1, 3);
  });

  await test.step('the Buyer accepts one and rejects the other', async () => {
    await buyer.goTo('Home');
    await expect(buyer.row(task.title)).toHaveCount(2);
    await buyer.viewSubmission(worker.name, proofOf(worker));
    await buyer.accept(buyer.row(worker.name));
    await buyer.reject(buyer.row(other.name), 'The sign cannot be read.');
    await worker.goTo('Home');
    await worker.hasCoins(110);
    await worker.bellShows(1, `"${task.title}" was accepted. You earned 100 coins.`);
    await other.goTo('Home');
    await other.hasCoins(10);
    await other.bellShows(1, `"${task.title}" was rejected: The sign cannot be read.`);
    await other.openTask(task.title);
    await other.expectOpenSlots(2, 3);
  });

  await test.step('Worker 1 earns enough and is paid out', async () => {
    await buyer.postTask(second);
    await buyer.hasCoins(150);
    await worker.openTask(second.title);
    await worker.submitProof('Lines 7, 12 and 27.');
    await buyer.goTo('Home');
    await buyer.accept(buyer.row(second.title));
    await worker.saveAccount('bkash', '01700000000');
    await worker.withdrawToSaved(200, 'bkash ••••00');
    await worker.hasCoins(10);
    await admin.signInAs('Admin');
    await admin.goTo('Home');
    await admin.payOut(worker.name);
    await worker.goTo('Home');
    await worker.hasCoins(10);
  });

  await test.step('the Buyer deletes the task and gets the coins of open slots back', async () => {
    await buyer.deleteTask(task.title);
    await buyer.hasCoins(350);
  });

  await test.step('no coin was made or lost', async () => {
    const { sum, wrong, transfers } = await auditLedger(product.storage);
    expect({ sum, wrong }).toEqual({ sum: 0, wrong: [] });
    expect(transfers).toBeGreaterThanOrEqual(9);
  });
});
