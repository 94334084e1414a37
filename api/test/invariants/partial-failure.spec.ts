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
import { actions, describeOnOneDatabase, idOf, Person, TestApp } from '../test-app';

/** An action that moves coins, ready to run. */
interface Action {
  /** Runs it; an error is an Answer that is not ok, or a throw. */
  act(): Promise<unknown>;
  /** The coins of `ann` (the person it concerns) after it. */
  readonly after: { readonly available: number; readonly held?: number };
  readonly ann: Person;
}

describeOnOneDatabase('interrupted after any step, no action is partial and no coin lost:', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    await testApp.admin();
  });
  afterAll(() => testApp.close());

  const buyer = () => testApp.person('Buyer', { coins: 100 });
  const worker = (coins = 10) => testApp.person('Worker', { coins });
  const task = async (ann: Person) => idOf(await actions.post(ann, { requiredWorkers: 3, payableAmount: 20 }));
  const submission = async (ann: Person, by: Person) => idOf(await actions.submit(by, await task(ann)));
  const withdrawal = async (ann: Person) => idOf(await actions.withdraw(ann, 200));

  /** Accepted and taken to be paid. */
  const payout = async (ann: Person) => {
    const [id, admin] = [await withdrawal(ann), await testApp.admin()];
    (await actions.decide(admin, id, 'accepted')).data();
    (await actions.exportPayouts(admin)).data();
    return id;
  };

  const rejectedWork = async (ann: Person, by?: Person) => {
    const bob = by ?? (await worker());
    const taskId = await task(ann);
    const id = idOf(await actions.submit(bob, taskId));
    (await actions.review(ann, id, 'rejected')).data();
    return { id, bob, taskId };
  };

  const runJob = (job: Type<Job>) =>
    testApp.app.get(job).run((error) => {
      throw error;
    });

  /** Posts the items of older batches first, so that this batch is the only one that the job finds. */
  const createOnlyDueBatch = async (ann: Person) => {
    await runJob(PostDueBatches);
    idOf(await actions.postBatch(ann));
  };

  const postedBatch = async () => {
    const bob = await buyer();
    await createOnlyDueBatch(bob);
    await runJob(PostDueBatches);
    const [row] = await testApp.sql<{ id: string }>('SELECT id FROM task_batch WHERE buyer_id = ?', [bob.id]);
    return row?.id ?? '';
  };

  const ACTIONS: Record<string, () => Promise<Action>> = {
    'a first profile': async () => {
      const ann = await Person.withoutProfile(testApp.api, { role: 'Worker' });
      return { ann, act: () => ann.saveProfile(), after: { available: 10 } };
    },
    'a purchase': async () => {
      const ann = await buyer();
      return { ann, act: () => actions.buy(ann, 500), after: { available: 600 } };
    },
    'posting a task': async () => {
      const ann = await buyer();
      return { ann, act: () => task(ann), after: { available: 40 } };
    },
    'creating a batch': async () => {
      const ann = await buyer();
      return { ann, act: () => actions.postBatch(ann), after: { available: 85 } };
    },
    'posting the next items of a batch': async () => {
      const ann = await buyer();
      await createOnlyDueBatch(ann);
      return { ann, act: () => runJob(PostDueBatches), after: { available: 85 } };
    },
    'cancelling a batch': async () => {
      const ann = await buyer();
      const id = idOf(await actions.postBatch(ann));
      return { ann, act: () => actions.cancelBatch(ann, id), after: { available: 100 } };
    },
    'cancelling a batch whose items have submissions and claims': async () => {
      const ann = await buyer();
      await createOnlyDueBatch(ann);
      await runJob(PostDueBatches);
      const [row] = await testApp.sql<{ id: string }>('SELECT id FROM task_batch WHERE buyer_id = ?', [ann.id]);
      const [bob, id] = [await worker(), row?.id ?? ''];
      idOf(await actions.submit(bob, (await actions.next(bob, id)).data<NextItem>().task._id));
      (await actions.next(bob, id)).data();
      return { ann, act: () => actions.cancelBatch(ann, id), after: { available: 90 } };
    },
    'the next item of a batch': async () => {
      const [ann, batch] = [await worker(), await postedBatch()];
      return { ann, act: () => actions.next(ann, batch), after: { available: 10 } };
    },
    'skipping an item': async () => {
      const ann = await worker();
      const { task } = (await actions.next(ann, await postedBatch())).data<NextItem>();
      return { ann, act: () => actions.skip(ann, task._id), after: { available: 10 } };
    },
    'a batch whose completion date passes before it is posted': async () => {
      const ann = await buyer();
      await createOnlyDueBatch(ann);
      await testApp.sql(
        `UPDATE task_batch SET template = REPLACE(template, '"completionDate":"2', '"completionDate":"1')`,
      );
      return { ann, act: () => runJob(PostDueBatches), after: { available: 100 } };
    },
    'removing a buyer with a batch being posted': async () => {
      const [ann, admin] = [await buyer(), await testApp.admin()];
      idOf(await actions.postBatch(ann));
      return { ann, act: () => actions.remove(admin, ann.id), after: { available: 0 } };
    },
    'adding slots': async () => {
      const ann = await buyer();
      const id = await task(ann);
      return { ann, act: () => actions.changeSlots(ann, id, 5), after: { available: 0 } };
    },
    'removing slots': async () => {
      const ann = await buyer();
      const id = await task(ann);
      return { ann, act: () => actions.changeSlots(ann, id, 1), after: { available: 80 } };
    },
    'deleting a task with pending submissions': async () => {
      const ann = await buyer();
      const id = await task(ann);
      idOf(await actions.submit(await worker(), id));
      return { ann, act: () => actions.deleteTask(ann, id), after: { available: 80 } };
    },
    'a task closed by an Admin': async () => {
      const ann = await buyer();
      const id = await task(ann);
      const admin = await testApp.admin();
      return { ann, act: () => actions.deleteTask(admin, id), after: { available: 100 } };
    },
    'a task whose completion date has passed': async () => {
      const ann = await buyer();
      const id = await task(ann);
      await testApp.sql("UPDATE task SET completion_date = '2020-01-01' WHERE id = ?", [id]);
      return { ann, act: () => runJob(ExpireTasks), after: { available: 100 } };
    },
    'submitting work': async () => {
      const ann = await worker();
      const id = await task(await buyer());
      return { ann, act: () => actions.submit(ann, id), after: { available: 10 } };
    },
    'claiming a slot': async () => {
      const ann = await worker();
      const id = await task(await buyer());
      return { ann, act: () => actions.claim(ann, id), after: { available: 10 } };
    },
    'submitting work for a claim': async () => {
      const ann = await worker();
      const id = await task(await buyer());
      (await actions.claim(ann, id)).data();
      return { ann, act: () => actions.submit(ann, id), after: { available: 10 } };
    },
    'releasing a claim of a deleted task': async () => {
      const [ann, bob] = [await buyer(), await worker()];
      const id = await task(ann);
      (await actions.claim(bob, id)).data();
      (await actions.deleteTask(ann, id)).data();
      return { ann, act: () => actions.releaseClaim(bob, id), after: { available: 100 } };
    },
    'an expired claim': async () => {
      const [ann, bob] = [await buyer(), await worker()];
      const id = await task(ann);
      (await actions.claim(bob, id)).data();
      (await actions.deleteTask(ann, id)).data();
      await testApp.sql('UPDATE claim SET `until` = 1 WHERE task_id = ?', [id]);
      return { ann, act: () => runJob(ExpireClaims), after: { available: 100 } };
    },
    'accepting work': async () => {
      const [ann, bob] = [await worker(), await buyer()];
      const id = await submission(bob, ann);
      return { ann, act: () => actions.review(bob, id, 'accepted'), after: { available: 30 } };
    },
    'rejecting work on an open task': async () => {
      const ann = await buyer();
      const id = await submission(ann, await worker());
      return { ann, act: () => actions.review(ann, id, 'rejected'), after: { available: 40 } };
    },
    'rejecting work on a deleted task': async () => {
      const ann = await buyer();
      const taskId = await task(ann);
      const id = idOf(await actions.submit(await worker(), taskId));
      (await actions.deleteTask(ann, taskId)).data();
      return { ann, act: () => actions.review(ann, id, 'rejected'), after: { available: 100 } };
    },
    'an automatic acceptance': async () => {
      const ann = await worker();
      const id = await submission(await buyer(), ann);
      await testApp.sql('UPDATE submission SET due_at = 1 WHERE id = ?', [id]);
      return { ann, act: () => runJob(DecideOverdueSubmissions), after: { available: 30 } };
    },
    'requesting changes': async () => {
      const ann = await worker();
      const bob = await buyer();
      const id = await submission(bob, ann);
      return { ann, act: () => actions.askForChanges(bob, id), after: { available: 10 } };
    },
    'submitting the changes': async () => {
      const [ann, bob] = [await worker(), await buyer()];
      const id = await submission(bob, ann);
      (await actions.askForChanges(bob, id)).data();
      return { ann, act: () => actions.resubmitWork(ann, id), after: { available: 10 } };
    },
    'changes that were not submitted in time': async () => {
      const ann = await buyer();
      const taskId = await task(ann);
      const id = idOf(await actions.submit(await worker(), taskId));
      (await actions.askForChanges(ann, id)).data();
      (await actions.deleteTask(ann, taskId)).data();
      await testApp.sql('UPDATE submission SET due_at = 1 WHERE id = ?', [id]);
      return { ann, act: () => runJob(DecideOverdueSubmissions), after: { available: 100 } };
    },
    'disputing a rejection on an open task': async () => {
      const ann = await buyer();
      const { id, bob } = await rejectedWork(ann);
      return { ann, act: () => actions.dispute(bob, id), after: { available: 40 } };
    },
    'disputing a rejection on a deleted task': async () => {
      const ann = await buyer();
      const { id, bob, taskId } = await rejectedWork(ann);
      (await actions.deleteTask(ann, taskId)).data();
      return { ann, act: () => actions.dispute(bob, id), after: { available: 80 } };
    },
    'conceding a dispute': async () => {
      const [ann, bob] = [await worker(), await buyer()];
      const { id } = await rejectedWork(bob, ann);
      const disputed = idOf(await actions.dispute(ann, id));
      return { ann, act: () => actions.answerDispute(bob, disputed, { concede: true }), after: { available: 30 } };
    },
    'a dispute decided for the buyer': async () => {
      const [ann, admin] = [await buyer(), await testApp.admin()];
      const { id, bob, taskId } = await rejectedWork(ann);
      const disputed = idOf(await actions.dispute(bob, id));
      (await actions.answerDispute(ann, disputed, { statement: 'It was not done.' })).data();
      (await actions.deleteTask(ann, taskId)).data();
      return { ann, act: () => actions.decideDispute(admin, disputed, 'buyer'), after: { available: 100 } };
    },
    'a dispute decided for the worker, paid from goodwill': async () => {
      const { ann, bob, disputed } = await uncovered();
      (await actions.answerDispute(bob, disputed, { statement: 'It was not done.' })).data();
      const admin = await testApp.admin();
      return { ann, act: () => actions.decideDispute(admin, disputed, 'worker'), after: { available: 30 } };
    },
    'a dispute without a decision': async () => {
      const [ann, bob] = [await worker(), await buyer()];
      const { id } = await rejectedWork(bob, ann);
      const disputed = idOf(await actions.dispute(ann, id));
      await testApp.sql('UPDATE dispute SET decide_by = 1 WHERE id = ?', [disputed]);
      return { ann, act: () => runJob(PayUndecidedDisputes), after: { available: 30 } };
    },
    // Behind the one before, whose job would decide the overdue dispute that this one leaves.
    'conceding a dispute without coins': async () => {
      const { ann, bob, disputed } = await uncovered();
      return { ann, act: () => actions.answerDispute(bob, disputed, { concede: true }), after: { available: 10 } };
    },
    'requesting a withdrawal': async () => {
      const ann = await worker(250);
      return { ann, act: () => actions.withdraw(ann, 200), after: { available: 50, held: 200 } };
    },
    'accepting a withdrawal': async () => {
      const [ann, admin] = [await worker(250), await testApp.admin()];
      const id = await withdrawal(ann);
      return { ann, act: () => actions.decide(admin, id, 'accepted'), after: { available: 50 } };
    },
    'taking payouts': async () => {
      const [ann, admin] = [await worker(250), await testApp.admin()];
      (await actions.decide(admin, await withdrawal(ann), 'accepted')).data();
      return { ann, act: () => actions.exportPayouts(admin), after: { available: 50 } };
    },
    'a payout that arrived': async () => {
      const [ann, admin] = [await worker(250), await testApp.admin()];
      const id = await payout(ann);
      return { ann, act: () => actions.reportPayout(admin, id, `confirmed,TRX${id},`), after: { available: 50 } };
    },
    'a payout that failed': async () => {
      const [ann, admin] = [await worker(250), await testApp.admin()];
      const id = await payout(ann);
      return { ann, act: () => actions.reportPayout(admin, id, 'failed,,No such account'), after: { available: 250 } };
    },
    'a failed payout of a removed person': async () => {
      const [ann, admin] = [await worker(250), await testApp.admin()];
      const id = await payout(ann);
      (await actions.remove(admin, ann.id)).data();
      return { ann, act: () => actions.reportPayout(admin, id, 'failed,,No such account'), after: { available: 0 } };
    },
    'rejecting a withdrawal': async () => {
      const [ann, admin] = [await worker(250), await testApp.admin()];
      const id = await withdrawal(ann);
      return { ann, act: () => actions.decide(admin, id, 'rejected'), after: { available: 250 } };
    },
    'cancelling a withdrawal': async () => {
      const ann = await worker(250);
      const id = await withdrawal(ann);
      return { ann, act: () => actions.cancel(ann, id), after: { available: 250 } };
    },
    'correcting a balance': async () => {
      const [ann, admin] = [await worker(), await testApp.admin()];
      return { ann, act: () => actions.correct(admin, ann.id, 77), after: { available: 77 } };
    },
    'removing a buyer with open tasks and pending submissions': async () => {
      const [ann, admin] = [await buyer(), await testApp.admin()];
      await submission(ann, await worker());
      return { ann, act: () => actions.remove(admin, ann.id), after: { available: 0 } };
    },
    'removing a worker with a pending submission and withdrawal': async () => {
      const [ann, admin] = [await worker(250), await testApp.admin()];
      await submission(await buyer(), ann);
      await withdrawal(ann);
      return { ann, act: () => actions.remove(admin, ann.id), after: { available: 0 } };
    },
  };

  async function uncovered() {
    const [ann, bob] = [await worker(), await buyer()];
    const { id, taskId } = await rejectedWork(bob, ann);
    (await actions.deleteTask(bob, taskId)).data();
    (await actions.correct(await testApp.admin(), bob.id, 0)).data();
    return { ann, bob, disputed: idOf(await actions.dispute(ann, id)) };
  }

  /** A removed worker's pictures are deleted a moment later, which would use up the faults meant for the action. */
  const drainOutbox = () =>
    until(async () => {
      await testApp.app.get(SqlOutbox).drain();
      const [row] = await testApp.sql<{ n: number }>('SELECT COUNT(*) AS n FROM outbox');
      return row?.n === 0;
    });

  it.each(Object.entries(ACTIONS))('%s', async (_, prepare) => {
    const { ann, act, after } = await prepare();
    await drainOutbox();
    const before = await testApp.snapshotWithoutOutbox();
    let statement = 0;
    for (;;) {
      statement += 1;
      testApp.faults.failAt(statement);
      const outcome = await act().then(
        (answer) => (answer as Answer | undefined)?.status,
        () => 'thrown',
      );
      if (!testApp.faults.clear()) break;
      // Undefined: a job, which reports the fault and ends without an answer.
      expect([500, 503, 'thrown', undefined]).toContain(outcome);
      expect(await testApp.snapshot()).toEqual(before);
    }
    testApp.nameWallet('ann', ann);
    expect(statement).toBeGreaterThan(3);
    expect(await testApp.balances()).toMatchObject({
      ann: after.available,
      'ann held': after.held ?? 0,
      ledgerSum: 0,
    });
  });
});
