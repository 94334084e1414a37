import { type Type } from '@nestjs/common';
import { type NextItem } from '@kaaj/contract';
import { PostDueBatches } from '../../src/contexts/batches/application/post-due-batches';
import { PayUndecidedDisputes } from '../../src/contexts/disputes/application/pay-undecided-disputes';
import { DecideOverdueSubmissions } from '../../src/contexts/submissions/application/decide-overdue-submissions';
import { ExpireClaims } from '../../src/contexts/submissions/application/expire-claims';
import { ExpireTasks } from '../../src/contexts/tasks/application/expire-tasks';
import { SqlOutbox } from '../../src/platform/outbox/sql-outbox';
import { type Job } from '../../src/platform/scheduler/job';
import { type Answer } from '../support/api';
import { until } from '../support/processes';
import { deeds, describeOnEachDatabase, idOf, Person, World } from '../world';

/** Something that moves coins, ready to be done. */
interface Deed {
  /** Does it; a refusal is an Answer that is not ok, or a throw. */
  act(): Promise<unknown>;
  /** The coins of `ann` (who it is about) once it is done. */
  readonly after: { readonly available: number; readonly held?: number };
  readonly ann: Person;
}

describeOnEachDatabase('broken after any of its steps, nothing is half done and nothing lost:', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(engine);
    await world.admin();
  });
  afterAll(() => world.close());

  const buyer = () => world.person('Buyer', { coins: 100 });
  const worker = (coins = 10) => world.person('Worker', { coins });
  const task = async (ann: Person) => idOf(await deeds.post(ann, { requiredWorkers: 3, payableAmount: 20 }));
  const submission = async (ann: Person, by: Person) => idOf(await deeds.submit(by, await task(ann)));
  const withdrawal = async (ann: Person) => idOf(await deeds.withdraw(ann, 200));

  /** Accepted and taken to be paid. */
  const payout = async (ann: Person) => {
    const [id, admin] = [await withdrawal(ann), await world.admin()];
    (await deeds.decide(admin, id, 'accepted')).data();
    (await deeds.takeBatch(admin)).data();
    return id;
  };

  const rejectedWork = async (ann: Person, by?: Person) => {
    const bob = by ?? (await worker());
    const taskId = await task(ann);
    const id = idOf(await deeds.submit(bob, taskId));
    (await deeds.review(ann, id, 'rejected')).data();
    return { id, bob, taskId };
  };

  const runJob = (job: Type<Job>) =>
    world.app.get(job).run((error) => {
      throw error;
    });

  /** A batch that the job finds alone. */
  const onlyBatch = async (ann: Person) => {
    await runJob(PostDueBatches);
    idOf(await deeds.postBatch(ann));
  };

  const postedBatch = async () => {
    const bob = await buyer();
    await onlyBatch(bob);
    await runJob(PostDueBatches);
    const [row] = await world.sql<{ id: string }>('SELECT id FROM task_batch WHERE buyer_id = ?', [bob.id]);
    return row?.id ?? '';
  };

  const DEEDS: Record<string, () => Promise<Deed>> = {
    'a first profile': async () => {
      const ann = await Person.withoutProfile(world.api, { role: 'Worker' });
      return { ann, act: () => ann.saveProfile(), after: { available: 10 } };
    },
    'a purchase': async () => {
      const ann = await buyer();
      return { ann, act: () => deeds.buy(ann, 500), after: { available: 600 } };
    },
    'posting a task': async () => {
      const ann = await buyer();
      return { ann, act: () => task(ann), after: { available: 40 } };
    },
    'taking a batch in': async () => {
      const ann = await buyer();
      return { ann, act: () => deeds.postBatch(ann), after: { available: 85 } };
    },
    'posting a piece of a batch': async () => {
      const ann = await buyer();
      await onlyBatch(ann);
      return { ann, act: () => runJob(PostDueBatches), after: { available: 85 } };
    },
    'cancelling a batch': async () => {
      const ann = await buyer();
      const id = idOf(await deeds.postBatch(ann));
      return { ann, act: () => deeds.cancelBatch(ann, id), after: { available: 100 } };
    },
    'cancelling a batch whose items have work and claims': async () => {
      const ann = await buyer();
      await onlyBatch(ann);
      await runJob(PostDueBatches);
      const [row] = await world.sql<{ id: string }>('SELECT id FROM task_batch WHERE buyer_id = ?', [ann.id]);
      const [bob, id] = [await worker(), row?.id ?? ''];
      idOf(await deeds.submit(bob, (await deeds.next(bob, id)).data<NextItem>().task._id));
      (await deeds.next(bob, id)).data();
      return { ann, act: () => deeds.cancelBatch(ann, id), after: { available: 90 } };
    },
    'the next item of a batch': async () => {
      const [ann, batch] = [await worker(), await postedBatch()];
      return { ann, act: () => deeds.next(ann, batch), after: { available: 10 } };
    },
    'skipping an item': async () => {
      const ann = await worker();
      const { task } = (await deeds.next(ann, await postedBatch())).data<NextItem>();
      return { ann, act: () => deeds.skip(ann, task._id), after: { available: 10 } };
    },
    'a batch whose completion date came first': async () => {
      const ann = await buyer();
      await onlyBatch(ann);
      await world.sql(
        `UPDATE task_batch SET template = REPLACE(template, '"completionDate":"2', '"completionDate":"1')`,
      );
      return { ann, act: () => runJob(PostDueBatches), after: { available: 100 } };
    },
    'removing a buyer with a batch that is posted': async () => {
      const [ann, admin] = [await buyer(), await world.admin()];
      idOf(await deeds.postBatch(ann));
      return { ann, act: () => deeds.remove(admin, ann.id), after: { available: 0 } };
    },
    'opening more places': async () => {
      const ann = await buyer();
      const id = await task(ann);
      return { ann, act: () => deeds.changeSlots(ann, id, 5), after: { available: 0 } };
    },
    'giving places up': async () => {
      const ann = await buyer();
      const id = await task(ann);
      return { ann, act: () => deeds.changeSlots(ann, id, 1), after: { available: 80 } };
    },
    'deleting a task with work to decide': async () => {
      const ann = await buyer();
      const id = await task(ann);
      idOf(await deeds.submit(await worker(), id));
      return { ann, act: () => deeds.deleteTask(ann, id), after: { available: 80 } };
    },
    'a task closed by an Admin': async () => {
      const ann = await buyer();
      const id = await task(ann);
      const admin = await world.admin();
      return { ann, act: () => deeds.deleteTask(admin, id), after: { available: 100 } };
    },
    'a task whose time is over': async () => {
      const ann = await buyer();
      const id = await task(ann);
      await world.sql("UPDATE task SET completion_date = '2020-01-01' WHERE id = ?", [id]);
      return { ann, act: () => runJob(ExpireTasks), after: { available: 100 } };
    },
    'sending work': async () => {
      const ann = await worker();
      const id = await task(await buyer());
      return { ann, act: () => deeds.submit(ann, id), after: { available: 10 } };
    },
    'claiming a place': async () => {
      const ann = await worker();
      const id = await task(await buyer());
      return { ann, act: () => deeds.claim(ann, id), after: { available: 10 } };
    },
    'sending work for a place that is kept': async () => {
      const ann = await worker();
      const id = await task(await buyer());
      (await deeds.claim(ann, id)).data();
      return { ann, act: () => deeds.submit(ann, id), after: { available: 10 } };
    },
    'a kept place of a deleted task that is given back': async () => {
      const [ann, bob] = [await buyer(), await worker()];
      const id = await task(ann);
      (await deeds.claim(bob, id)).data();
      (await deeds.deleteTask(ann, id)).data();
      return { ann, act: () => deeds.giveBack(bob, id), after: { available: 100 } };
    },
    'a kept place whose time is over': async () => {
      const [ann, bob] = [await buyer(), await worker()];
      const id = await task(ann);
      (await deeds.claim(bob, id)).data();
      (await deeds.deleteTask(ann, id)).data();
      await world.sql('UPDATE claim SET `until` = 1 WHERE task_id = ?', [id]);
      return { ann, act: () => runJob(ExpireClaims), after: { available: 100 } };
    },
    'accepting work': async () => {
      const [ann, bob] = [await worker(), await buyer()];
      const id = await submission(bob, ann);
      return { ann, act: () => deeds.review(bob, id, 'accepted'), after: { available: 30 } };
    },
    'rejecting work on an open task': async () => {
      const ann = await buyer();
      const id = await submission(ann, await worker());
      return { ann, act: () => deeds.review(ann, id, 'rejected'), after: { available: 40 } };
    },
    'rejecting work on a deleted task': async () => {
      const ann = await buyer();
      const taskId = await task(ann);
      const id = idOf(await deeds.submit(await worker(), taskId));
      (await deeds.deleteTask(ann, taskId)).data();
      return { ann, act: () => deeds.review(ann, id, 'rejected'), after: { available: 100 } };
    },
    'work that nobody decided in time': async () => {
      const ann = await worker();
      const id = await submission(await buyer(), ann);
      await world.sql('UPDATE submission SET due_at = 1 WHERE id = ?', [id]);
      return { ann, act: () => runJob(DecideOverdueSubmissions), after: { available: 30 } };
    },
    'asking for changes': async () => {
      const ann = await worker();
      const bob = await buyer();
      const id = await submission(bob, ann);
      return { ann, act: () => deeds.askForChanges(bob, id), after: { available: 10 } };
    },
    'sending the changes': async () => {
      const [ann, bob] = [await worker(), await buyer()];
      const id = await submission(bob, ann);
      (await deeds.askForChanges(bob, id)).data();
      return { ann, act: () => deeds.sendVersion(ann, id), after: { available: 10 } };
    },
    'changes that did not come in time': async () => {
      const ann = await buyer();
      const taskId = await task(ann);
      const id = idOf(await deeds.submit(await worker(), taskId));
      (await deeds.askForChanges(ann, id)).data();
      (await deeds.deleteTask(ann, taskId)).data();
      await world.sql('UPDATE submission SET due_at = 1 WHERE id = ?', [id]);
      return { ann, act: () => runJob(DecideOverdueSubmissions), after: { available: 100 } };
    },
    'disputing a rejection on an open task': async () => {
      const ann = await buyer();
      const { id, bob } = await rejectedWork(ann);
      return { ann, act: () => deeds.dispute(bob, id), after: { available: 40 } };
    },
    'disputing a rejection on a deleted task': async () => {
      const ann = await buyer();
      const { id, bob, taskId } = await rejectedWork(ann);
      (await deeds.deleteTask(ann, taskId)).data();
      return { ann, act: () => deeds.dispute(bob, id), after: { available: 80 } };
    },
    'conceding a dispute': async () => {
      const [ann, bob] = [await worker(), await buyer()];
      const { id } = await rejectedWork(bob, ann);
      const disputed = idOf(await deeds.dispute(ann, id));
      return { ann, act: () => deeds.answerDispute(bob, disputed, { concede: true }), after: { available: 30 } };
    },
    'a dispute decided for the buyer': async () => {
      const [ann, admin] = [await buyer(), await world.admin()];
      const { id, bob, taskId } = await rejectedWork(ann);
      const disputed = idOf(await deeds.dispute(bob, id));
      (await deeds.answerDispute(ann, disputed, { statement: 'It was not done.' })).data();
      (await deeds.deleteTask(ann, taskId)).data();
      return { ann, act: () => deeds.decideDispute(admin, disputed, 'buyer'), after: { available: 100 } };
    },
    'a dispute decided for the worker, paid by the house': async () => {
      const { ann, bob, disputed } = await uncovered();
      (await deeds.answerDispute(bob, disputed, { statement: 'It was not done.' })).data();
      const admin = await world.admin();
      return { ann, act: () => deeds.decideDispute(admin, disputed, 'worker'), after: { available: 30 } };
    },
    'a dispute that nobody decided': async () => {
      const [ann, bob] = [await worker(), await buyer()];
      const { id } = await rejectedWork(bob, ann);
      const disputed = idOf(await deeds.dispute(ann, id));
      await world.sql('UPDATE dispute SET decide_by = 1 WHERE id = ?', [disputed]);
      return { ann, act: () => runJob(PayUndecidedDisputes), after: { available: 30 } };
    },
    // Behind the one before: it leaves a dispute that is due.
    'conceding a dispute that nothing covers': async () => {
      const { ann, bob, disputed } = await uncovered();
      return { ann, act: () => deeds.answerDispute(bob, disputed, { concede: true }), after: { available: 10 } };
    },
    'asking for money': async () => {
      const ann = await worker(250);
      return { ann, act: () => deeds.withdraw(ann, 200), after: { available: 50, held: 200 } };
    },
    'paying out': async () => {
      const [ann, admin] = [await worker(250), await world.admin()];
      const id = await withdrawal(ann);
      return { ann, act: () => deeds.decide(admin, id, 'accepted'), after: { available: 50 } };
    },
    'taking payouts to pay them': async () => {
      const [ann, admin] = [await worker(250), await world.admin()];
      (await deeds.decide(admin, await withdrawal(ann), 'accepted')).data();
      return { ann, act: () => deeds.takeBatch(admin), after: { available: 50 } };
    },
    'money that arrived': async () => {
      const [ann, admin] = [await worker(250), await world.admin()];
      const id = await payout(ann);
      return { ann, act: () => deeds.reportPayout(admin, id, `confirmed,TRX${id},`), after: { available: 50 } };
    },
    'money that could not be paid': async () => {
      const [ann, admin] = [await worker(250), await world.admin()];
      const id = await payout(ann);
      return { ann, act: () => deeds.reportPayout(admin, id, 'failed,,No such account'), after: { available: 250 } };
    },
    'money that could not be paid to somebody who was removed': async () => {
      const [ann, admin] = [await worker(250), await world.admin()];
      const id = await payout(ann);
      (await deeds.remove(admin, ann.id)).data();
      return { ann, act: () => deeds.reportPayout(admin, id, 'failed,,No such account'), after: { available: 0 } };
    },
    'refusing to pay out': async () => {
      const [ann, admin] = [await worker(250), await world.admin()];
      const id = await withdrawal(ann);
      return { ann, act: () => deeds.decide(admin, id, 'rejected'), after: { available: 250 } };
    },
    'cancelling a wish for money': async () => {
      const ann = await worker(250);
      const id = await withdrawal(ann);
      return { ann, act: () => deeds.cancel(ann, id), after: { available: 250 } };
    },
    'correcting a balance': async () => {
      const [ann, admin] = [await worker(), await world.admin()];
      return { ann, act: () => deeds.correct(admin, ann.id, 77), after: { available: 77 } };
    },
    'removing a buyer with open tasks and work to decide': async () => {
      const [ann, admin] = [await buyer(), await world.admin()];
      await submission(ann, await worker());
      return { ann, act: () => deeds.remove(admin, ann.id), after: { available: 0 } };
    },
    'removing a worker with work and a withdrawal to decide': async () => {
      const [ann, admin] = [await worker(250), await world.admin()];
      await submission(await buyer(), ann);
      await withdrawal(ann);
      return { ann, act: () => deeds.remove(admin, ann.id), after: { available: 0 } };
    },
  };

  async function uncovered() {
    const [ann, bob] = [await worker(), await buyer()];
    const { id, taskId } = await rejectedWork(bob, ann);
    (await deeds.deleteTask(bob, taskId)).data();
    (await deeds.correct(await world.admin(), bob.id, 0)).data();
    return { ann, bob, disputed: idOf(await deeds.dispute(ann, id)) };
  }

  /** A removed worker's pictures go a moment later: that would meet the faults which are meant for the deed. */
  const nothingPutOff = () =>
    until(async () => {
      await world.app.get(SqlOutbox).drain();
      const [row] = await world.sql<{ n: number }>('SELECT COUNT(*) AS n FROM outbox');
      return row?.n === 0;
    });

  it.each(Object.entries(DEEDS))('%s', async (_, prepare) => {
    const { ann, act, after } = await prepare();
    await nothingPutOff();
    const before = await world.settled();
    let statement = 0;
    for (let done = false; !done;) {
      statement += 1;
      world.faults.failAt(statement);
      const outcome = await act().then(
        (answer) => (answer as Answer | undefined)?.status,
        () => 'thrown',
      );
      done = !world.faults.heal();
      if (done) break;
      expect([500, 503, 'thrown', undefined]).toContain(outcome);
      expect(await world.everything()).toEqual(before);
    }
    world.nameWallet('ann', ann);
    expect(statement).toBeGreaterThan(3);
    expect(await world.balances()).toMatchObject({
      ann: after.available,
      'ann held': after.held ?? 0,
      everything: 0,
    });
  });
});
