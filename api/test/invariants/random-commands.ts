import { type NextItem } from '@kaaj/contract';
import fc from 'fast-check';
import { availableOf, batchedOf, disputedOf, escrowOf, heldOf, payableOf } from '../../src/contexts/wallet';
import { type Answer } from '../support/api';
import { batchBody, actions, idOf } from '../support/actions';
import { type Person } from '../support/person';
import { type TestEnvironment } from '../support/test-environment';
import {
  Model,
  type ModelDispute,
  type ModelPerson,
  type ModelTask,
  type ModelTest,
  type Reached,
  type ExpectedError,
  type Rules,
} from './model';

/** Actions of jobs over time; left out when a test environment cannot advance time. */
export interface Time {
  /** Runs the job that posts the items of batches. */
  post(): Promise<void>;
  /** Advances time past the completion date of a task, and runs the job. */
  expire(taskId: string): Promise<void>;
  /** Advances time past the review days of a submission, and runs the job. */
  overdue(submissionId: string): Promise<void>;
  /** Advances time past the days of a dispute and runs the job once, so that what it cannot pay stays as it is. */
  undecided(disputeId: string): Promise<void>;
  /** Gives a dispute all of its days again: no job pays it meanwhile. */
  notDue(disputeId: string): Promise<void>;
  /** Advances time past the end of a claim, and runs the job. */
  runOut(taskId: string, workerId: string): Promise<void>;
}

/** The real objects of those in the model, at the same list indexes. */
interface Real {
  readonly testEnv: TestEnvironment;
  readonly time: Time | undefined;
  readonly people: Person[];
  readonly tasks: string[];
  readonly submissions: string[];
  readonly batches: string[];
  readonly tests: string[];
  readonly withdrawals: string[];
  readonly disputes: string[];
  readonly ran: { count: number };
}

type Command = fc.AsyncCommand<Model, Real>;

const MAX_USERS = 6;

/** Present from the start: without people nearly every drawn command would be skipped. */
const FIRST_PEOPLE = ['Buyer', 'Worker', 'Worker'] as const;

interface Kind {
  readonly name: string;
  readonly drawn: fc.Arbitrary<Command>;
  /** The one with these values. */
  readonly of: (values: readonly number[]) => Command;
}

/** One kind of command: `act` applies it to both sides; a false `can` means that nothing fits it yet. */
function command<Arguments extends readonly unknown[]>(
  name: string,
  drawn: fc.Arbitrary<Arguments>,
  can: (model: Model) => boolean,
  act: (model: Model, real: Real, drawn: Arguments) => Promise<void>,
): Kind {
  const withValues = (values: Arguments): Command => ({
    check: (model: unknown) => can(model as Model),
    run: async (model: Model, real: Real) => {
      await act(model, real, values);
      real.ran.count += 1;
      await expectSameState(model, real);
    },
    toString: () => `${name}(${values.join(', ')})`,
  });
  return { name, drawn: drawn.map(withValues), of: (values) => withValues(values as unknown as Arguments) };
}

const anyOne = fc.nat(1000);
const isActive = ({ removed, suspended }: ModelPerson): boolean => !removed && !suspended;
/** Can sign in: suspended people too, as long as their account cannot be erased. */
const isHere = (model: Model, person: ModelPerson): boolean =>
  !person.removed && !(person.leaving && model.isEmptied(person));
const buyers = (model: Model) => model.people.filter((person) => person.role === 'Buyer' && isActive(person));
const workers = (model: Model) => model.people.filter((person) => person.role === 'Worker' && isActive(person));
const withdrawing = (model: Model) =>
  model.people.filter((person) => person.role === 'Worker' && isHere(model, person));
const activePeople = (model: Model) => model.people.filter(isActive);
const present = (model: Model) => model.people.filter(({ removed, leaving }) => !removed && !leaving);
/** The model does not cover when the answers of a removed worker stop counting. */
const removable = (model: Model) =>
  present(model).filter((person) => !model.submissions.some(({ worker, task }) => worker === person && task.overlap));
const buyersTasks = (model: Model) => model.tasks.filter(({ buyer }) => isActive(buyer));
/** The slots of an item under adaptive overlap are those of its batch. */
const resizable = (model: Model) => buyersTasks(model).filter(({ overlap }) => !overlap);
const reviewable = (model: Model) => model.submissions.filter(({ task }) => isActive(task.buyer));
/** The submissions of an erased worker are accessible to no user. */
const bonusable = (model: Model) => reviewable(model).filter(({ worker }) => !worker.removed);
const ownWork = (model: Model) => model.submissions.filter(({ worker }) => isHere(model, worker));
const claimed = (model: Model) => model.claims.filter(({ worker }) => isActive(worker));
const buyersTests = (model: Model) => model.tests.filter(({ buyer }) => isActive(buyer));
const testIdOf = (model: Model, real: Real, test: ModelTest) => real.tests[model.tests.indexOf(test)] as string;
const buyersBatches = (model: Model) => model.batches.filter(({ buyer }) => isActive(buyer));
const claimedItems = (model: Model) =>
  claimed(model).flatMap((claim) => {
    const batch = model.batches.find(({ items }) => items.includes(claim.task));
    return batch ? [{ batch, claim }] : [];
  });
const disputable = (model: Model, rejectedOnly: boolean) =>
  ownWork(model).filter(({ status }) => !rejectedOnly || status === 'rejected');
const answerable = (model: Model) => model.disputes.filter(({ submission }) => isActive(submission.task.buyer));
const payouts = (model: Model) => model.withdrawals.filter(({ payout }) => payout !== 'none');
const cancellable = (model: Model) => model.withdrawals.filter(({ worker }) => isHere(model, worker));

function chosen<T>(things: readonly T[], index: number): T {
  return things[index % things.length] as T;
}

/** Twice as many give the first. */
const BIRDS = ['crow', 'crow', 'magpie'] as const;
const BIRD_OPTIONS = ['crow', 'magpie', 'none'].map((value) => ({ value, label: value }));
const BIRD_FORM = {
  fields: [{ name: 'bird', kind: 'choice', label: 'Which bird?', required: true, options: BIRD_OPTIONS }],
};

/** A submission for a task, or the answer to an item under adaptive overlap. */
const send = (worker: Person, id: string, { overlap }: ModelTask, bird: string): Promise<Answer> =>
  overlap ? worker.post('/submission', { task: id, answers: { bird } }) : actions.submit(worker, id);

/** False when tasks are public without a review. */
async function review({ rules }: Model, { testEnv }: Real, id: string, approved = true): Promise<boolean> {
  if (rules.reviewsTasks) (await actions.reviewTask(await testEnv.admin(), id, approved)).data();
  return rules.reviewsTasks;
}

const KINDS: readonly Kind[] = [
  command(
    'signUp',
    fc.tuple(fc.constantFrom('Worker', 'Buyer')),
    ({ people }) => people.length < MAX_USERS,
    async (model, real, [role]) => {
      model.signUp(role);
      real.people.push(await real.testEnv.person(role));
    },
  ),
  command(
    'buy',
    fc.tuple(anyOne, fc.constantFrom(10, 150, 500, 1000, 1000, 77)),
    (model) => buyers(model).length > 0,
    async (model, real, [who, coins]) => {
      const buyer = chosen(buyers(model), who);
      expectSame(model.buy(buyer, coins), await actions.buy(realOf(model, real, buyer), coins));
    },
  ),
  command(
    'post',
    fc.tuple(
      anyOne,
      fc.integer({ min: 1, max: 4 }),
      fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 300 })),
    ),
    (model) => buyers(model).length > 0,
    async (model, real, [who, requiredWorkers, payableAmount]) => {
      const buyer = chosen(buyers(model), who);
      const refusal = model.post(buyer, requiredWorkers, payableAmount);
      const answer = await actions.post(realOf(model, real, buyer), { requiredWorkers, payableAmount });
      expectSame(refusal, answer);
      if (refusal) return;
      real.tasks.push(idOf(answer));
      const approved = payableAmount % 4 > 0;
      if ((await review(model, real, idOf(answer), approved)) && !approved)
        model.expire(model.tasks.at(-1) as ModelTask);
    },
  ),
  command(
    'postBatch',
    fc.tuple(anyOne, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 20 })),
    (model) => buyers(model).length > 0,
    async (model, real, [who, items, overlap, payableAmount]) => {
      if (!real.time) return;
      const buyer = chosen(buyers(model), who);
      const refusal = model.postBatch(buyer, items, overlap, payableAmount);
      const rows = ['picture', ...Array.from({ length: items }, (_, index) => `${index}.png`)].join('\n');
      const answer = await actions.postBatch(realOf(model, real, buyer), {
        rows,
        payableAmount,
        requiredWorkers: overlap,
      });
      expectSame(refusal, answer);
      if (refusal) return;
      await review(model, real, idOf(answer));
      await real.time.post();
      const posted = 'SELECT id FROM task WHERE batch_id = ? ORDER BY id';
      const tasks = await real.testEnv.sql<{ id: string }>(posted, [idOf(answer)]);
      real.batches.push(idOf(answer));
      real.tasks.push(...tasks.map(({ id }) => id));
    },
  ),
  command(
    'postAdaptive',
    fc.tuple(
      anyOne,
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(0.75, 0.9, 0.95),
      fc.integer({ min: 1, max: 2 }),
    ),
    (model) => buyers(model).length > 0,
    async (model, real, [who, max, payableAmount, confidence, min]) => {
      if (!real.time) return;
      const buyer = chosen(buyers(model), who);
      const overlap = { min, confidence, options: BIRD_OPTIONS.length };
      const refusal = model.postAdaptive(buyer, max, payableAmount, overlap);
      const body = { ...batchBody({ rows: 'picture\n0.png\n', payableAmount }), form: BIRD_FORM };
      const answer = await realOf(model, real, buyer).post('/task/batch', {
        ...body,
        overlap: { min, max, confidence },
      });
      expectSame(refusal, answer);
      if (refusal) return;
      await review(model, real, idOf(answer));
      await real.time.post();
      const [task] = await real.testEnv.sql<{ id: string }>('SELECT id FROM task WHERE batch_id = ?', [idOf(answer)]);
      real.batches.push(idOf(answer));
      real.tasks.push(String(task?.id));
    },
  ),
  command(
    'postTest',
    fc.tuple(anyOne, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 30 })),
    (model) => buyers(model).length > 0,
    async (model, real, [who, slots, payableAmount]) => {
      const buyer = chosen(buyers(model), who);
      const refusal = model.postTest(buyer, slots, payableAmount);
      const body = { title: 'Birds', form: BIRD_FORM, known: { bird: 'crow' }, pass: 1, againAfterDays: 7 };
      const answer = await realOf(model, real, buyer).post('/worker-test', { ...body, places: slots, payableAmount });
      expectSame(refusal, answer);
      if (!refusal) real.tests.push(idOf(answer));
    },
  ),
  command(
    'takeTest',
    fc.tuple(anyOne, anyOne),
    (model) => workers(model).length > 0 && model.tests.length > 0,
    async (model, real, [who, which]) => {
      const [worker, test] = [chosen(workers(model), who), chosen(model.tests, which)];
      const path = `/worker-test/${testIdOf(model, real, test)}/attempt`;
      expectSame(
        model.takeTest(worker, test),
        await realOf(model, real, worker).post(path, { answers: { bird: 'crow' } }),
      );
    },
  ),
  command(
    'closeTest',
    fc.tuple(anyOne),
    (model) => buyersTests(model).length > 0,
    async (model, real, [which]) => {
      const test = chosen(buyersTests(model), which);
      const path = `/worker-test/${testIdOf(model, real, test)}`;
      expectSame(model.closeTest(test), await realOf(model, real, test.buyer).delete(path));
    },
  ),
  ...[1, 2, 3].map((which) =>
    command(
      'next',
      fc.tuple(anyOne, anyOne, fc.boolean()),
      (model) => workers(model).length > 0 && model.batches.length > 0,
      async (model, real, [who, batch, ahead]) => {
        const [worker, from] = [chosen(workers(model), who * which), chosen(model.batches, batch)];
        const given = model.next(worker, from, ahead);
        const id = real.batches[model.batches.indexOf(from)] as string;
        const answer = await actions.next(realOf(model, real, worker), id, { ahead });
        if (typeof given === 'string') return expectSame(given, answer);
        expect(answer.data<NextItem>().task._id).toBe(taskIdOf(model, real, given));
      },
    ),
  ),
  command(
    'skip',
    fc.tuple(anyOne),
    (model) => claimedItems(model).length > 0,
    async (model, real, [which]) => {
      const { batch, claim } = chosen(claimedItems(model), which);
      const answer = await actions.skip(realOf(model, real, claim.worker), taskIdOf(model, real, claim.task));
      expectSame(model.skip(batch, claim), answer);
    },
  ),
  command(
    'cancelBatch',
    fc.tuple(anyOne),
    (model) => buyersBatches(model).length > 0,
    async (model, real, [which]) => {
      const batch = chosen(buyersBatches(model), which);
      const id = real.batches[model.batches.indexOf(batch)] as string;
      const refusal = model.cancelBatch(batch);
      expectSame(refusal, await actions.cancelBatch(realOf(model, real, batch.buyer), id));
    },
  ),
  command(
    'changeSlots',
    fc.tuple(anyOne, fc.integer({ min: 1, max: 6 })),
    (model) => resizable(model).length > 0,
    async (model, real, [which, slots]) => {
      const task = chosen(resizable(model), which);
      const refusal = model.changeSlots(task, slots);
      const id = real.tasks[model.tasks.indexOf(task)] as string;
      expectSame(refusal, await actions.changeSlots(realOf(model, real, task.buyer), id, slots));
    },
  ),
  ...[1, 2].map(() =>
    command(
      'submit',
      fc.tuple(anyOne, anyOne),
      (model) => workers(model).length > 0 && model.tasks.length > 0,
      async (model, real, [who, which]) => {
        const [worker, task] = [chosen(workers(model), who), chosen(model.tasks, which)];
        const bird = chosen(BIRDS, who * which);
        const refusal = model.submit(worker, task, bird);
        const answer = await send(realOf(model, real, worker), taskIdOf(model, real, task), task, bird);
        expectSame(refusal, answer);
        if (!refusal) real.submissions.push(idOf(answer));
      },
    ),
  ),
  ...[1, 2].map(() =>
    command(
      'claim',
      fc.tuple(anyOne, anyOne),
      (model) => workers(model).length > 0 && model.tasks.length > 0,
      async (model, real, [who, which]) => {
        const [worker, task] = [chosen(workers(model), who), chosen(model.tasks, which)];
        const refusal = model.claim(worker, task);
        expectSame(refusal, await actions.claim(realOf(model, real, worker), taskIdOf(model, real, task)));
      },
    ),
  ),
  command(
    'releaseClaim',
    fc.tuple(anyOne, anyOne),
    (model) => workers(model).length > 0 && model.tasks.length > 0,
    async (model, real, [who, which]) => {
      const [worker, task] = [chosen(workers(model), who), chosen(model.tasks, which)];
      const refusal = model.releaseClaim(model.claimOf(worker, task));
      expectSame(refusal, await actions.releaseClaim(realOf(model, real, worker), taskIdOf(model, real, task)));
    },
  ),
  command(
    'sendClaimed',
    fc.tuple(anyOne),
    (model) => claimed(model).length > 0,
    async (model, real, [which]) => {
      const { worker, task } = chosen(claimed(model), which);
      const bird = chosen(BIRDS, which);
      const answer = await send(realOf(model, real, worker), taskIdOf(model, real, task), task, bird);
      expectSame(model.submit(worker, task, bird), answer);
      real.submissions.push(idOf(answer));
    },
  ),
  command(
    'runOut',
    fc.tuple(anyOne),
    ({ claims }) => claims.length > 0,
    async (model, real, [which]) => {
      if (!real.time) return;
      const claim = chosen(model.claims, which);
      model.endClaim(claim);
      await real.time.runOut(taskIdOf(model, real, claim.task), realOf(model, real, claim.worker).id);
    },
  ),
  ...(['accepted', 'accepted', 'rejected'] as const).map((status) =>
    command(
      status === 'accepted' ? 'accept' : 'reject',
      fc.tuple(anyOne),
      (model) => reviewable(model).length > 0,
      async (model, real, [which]) => {
        const submission = chosen(reviewable(model), which);
        const refusal = model.review(submission, status);
        const id = real.submissions[model.submissions.indexOf(submission)] as string;
        expectSame(refusal, await actions.review(realOf(model, real, submission.task.buyer), id, status));
      },
    ),
  ),
  command(
    'bonus',
    fc.tuple(anyOne, fc.integer({ min: 1, max: 60 })),
    (model) => bonusable(model).length > 0,
    async (model, real, [which, coins]) => {
      const submission = chosen(bonusable(model), which);
      const refusal = model.bonus(submission, coins);
      const id = real.submissions[model.submissions.indexOf(submission)] as string;
      expectSame(refusal, await actions.payBonus(realOf(model, real, submission.task.buyer), id, coins));
    },
  ),
  command(
    'lift the brake',
    fc.tuple(anyOne),
    ({ people }) => people.some(({ role }) => role === 'Buyer'),
    async (model, real, [which]) => {
      const buyer = chosen(
        model.people.filter(({ role }) => role === 'Buyer'),
        which,
      );
      const refusal = model.liftRejectionSuspension(buyer);
      expectSame(
        refusal,
        await actions.liftRejectionSuspension(await real.testEnv.admin(), realOf(model, real, buyer).id),
      );
    },
  ),
  command(
    'askForChanges',
    fc.tuple(anyOne),
    (model) => reviewable(model).length > 0,
    async (model, real, [which]) => {
      const submission = chosen(reviewable(model), which);
      const refusal = model.askForChanges(submission);
      const id = real.submissions[model.submissions.indexOf(submission)] as string;
      expectSame(refusal, await actions.askForChanges(realOf(model, real, submission.task.buyer), id));
    },
  ),
  command(
    'resubmitWork',
    fc.tuple(anyOne),
    (model) => ownWork(model).length > 0,
    async (model, real, [which]) => {
      const submission = chosen(ownWork(model), which);
      const refusal = model.resubmitWork(submission);
      const id = real.submissions[model.submissions.indexOf(submission)] as string;
      const { worker, task, answer: bird } = submission;
      const by = realOf(model, real, worker);
      const sent = task.overlap
        ? await by.post(`/submission/${id}/version`, { answers: { bird } })
        : await actions.resubmitWork(by, id);
      expectSame(refusal, sent);
    },
  ),
  ...[1, 2].map((rejectedOnly) =>
    command(
      'dispute',
      fc.tuple(anyOne),
      (model) => disputable(model, rejectedOnly === 1).length > 0,
      async (model, real, [which]) => {
        const submission = chosen(disputable(model, rejectedOnly === 1), which);
        const refusal = model.dispute(submission);
        const id = real.submissions[model.submissions.indexOf(submission)] as string;
        const answer = await actions.dispute(realOf(model, real, submission.worker), id);
        expectSame(refusal, answer);
        if (!refusal) real.disputes.push(idOf(answer));
      },
    ),
  ),
  ...(['answer', 'concede'] as const).map((action) =>
    command(
      `${action} a dispute`,
      fc.tuple(anyOne),
      (model) => answerable(model).length > 0,
      async (model, real, [which]) => {
        const dispute = chosen(answerable(model), which);
        const unpaid = action === 'concede' && dispute.state !== 'decided' && !model.isCovered(dispute);
        // From then on it is due whenever jobs run.
        if (unpaid && !real.time) return;
        const refusal = model[action](dispute);
        const body = action === 'concede' ? { concede: true } : { statement: 'It was not done.' };
        const buyer = realOf(model, real, dispute.submission.task.buyer);
        expectSame(refusal, await actions.answerDispute(buyer, disputeIdOf(model, real, dispute), body));
        if (unpaid) await real.time?.notDue(disputeIdOf(model, real, dispute));
      },
    ),
  ),
  ...(['worker', 'buyer'] as const).map((winner) =>
    command(
      `decide a dispute for the ${winner}`,
      fc.tuple(anyOne),
      ({ disputes }) => disputes.length > 0,
      async (model, real, [which]) => {
        const dispute = chosen(model.disputes, which);
        const refusal = model.decideDispute(dispute, winner);
        const admin = await real.testEnv.admin();
        expectSame(refusal, await actions.decideDispute(admin, disputeIdOf(model, real, dispute), winner));
      },
    ),
  ),
  command(
    'undecided',
    fc.tuple(anyOne),
    ({ disputes }) => disputes.some(({ state }) => state !== 'decided'),
    async (model, real, [which]) => {
      if (!real.time) return;
      const dispute = chosen(
        model.disputes.filter(({ state }) => state !== 'decided'),
        which,
      );
      model.leaveUndecided(dispute);
      await real.time.undecided(disputeIdOf(model, real, dispute));
    },
  ),
  command(
    'delete',
    fc.tuple(anyOne, fc.boolean()),
    (model) => buyersTasks(model).length > 0,
    async (model, real, [which, byAdmin]) => {
      const task = chosen(buyersTasks(model), which);
      const deleter = byAdmin ? await real.testEnv.admin() : realOf(model, real, task.buyer);
      expectSame(
        model.delete(task),
        await actions.deleteTask(deleter, real.tasks[model.tasks.indexOf(task)] as string),
      );
    },
  ),
  command(
    'withdraw',
    fc.tuple(anyOne, fc.oneof(fc.integer({ min: 150, max: 500 }), fc.constant(200), fc.integer({ min: 1, max: 60 }))),
    (model) => withdrawing(model).length > 0,
    async (model, real, [who, coins]) => {
      const worker = chosen(withdrawing(model), who);
      const refusal = model.withdraw(worker, coins);
      const answer = await actions.withdraw(realOf(model, real, worker), coins);
      expectSame(refusal, answer);
      if (!refusal) real.withdrawals.push(idOf(answer));
    },
  ),
  ...(['accepted', 'rejected'] as const).map((status) =>
    command(
      `decide ${status}`,
      fc.tuple(anyOne),
      (model) => cancellable(model).length > 0,
      async (model, real, [which]) => {
        const withdrawal = chosen(cancellable(model), which);
        const refusal = model.decide(withdrawal, status);
        const id = real.withdrawals[model.withdrawals.indexOf(withdrawal)] as string;
        expectSame(refusal, await actions.decide(await real.testEnv.admin(), id, status));
      },
    ),
  ),
  command(
    'cancel',
    fc.tuple(anyOne),
    (model) => cancellable(model).length > 0,
    async (model, real, [which]) => {
      const withdrawal = chosen(cancellable(model), which);
      const refusal = model.decide(withdrawal, 'cancelled');
      const id = real.withdrawals[model.withdrawals.indexOf(withdrawal)] as string;
      expectSame(refusal, await actions.cancel(realOf(model, real, withdrawal.worker), id));
    },
  ),
  ...(['sent', 'confirmed', 'failed'] as const).map((outcome) =>
    command(
      `payout ${outcome}`,
      fc.tuple(anyOne),
      (model) => payouts(model).length > 0,
      async (model, real, [which]) => {
        const withdrawal = chosen(payouts(model), which);
        const refusal = model.report(withdrawal, outcome);
        const id = real.withdrawals[model.withdrawals.indexOf(withdrawal)] as string;
        const admin = await real.testEnv.admin();
        // Takes what others have queued too, which moves nothing of theirs.
        await actions.exportPayouts(admin);
        const line = outcome === 'failed' ? 'failed,,No such account' : `${outcome},TRX${id},`;
        expectSame(refusal, await actions.reportPayout(admin, id, line));
      },
    ),
  ),
  command(
    'correct',
    fc.tuple(anyOne, fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 900 }))),
    (model) => activePeople(model).length > 0,
    async (model, real, [who, more]) => {
      const person = chosen(activePeople(model), who);
      const coins = person.held + more;
      model.correct(person, coins);
      expectSame(undefined, await actions.correct(await real.testEnv.admin(), realOf(model, real, person).id, coins));
    },
  ),
  command(
    'remove',
    fc.tuple(anyOne, fc.nat(3), fc.boolean()),
    (model) => removable(model).length > 2,
    async (model, real, [who, rarely, withReason]) => {
      if (rarely > 0) return;
      const person = chosen(removable(model), who);
      model.remove(person, withReason);
      const body = withReason ? { reason: 'Several accounts.' } : undefined;
      expectSame(undefined, await actions.remove(await real.testEnv.admin(), realOf(model, real, person).id, body));
      if (isHere(model, person)) await realOf(model, real, person).signIn();
    },
  ),
  command(
    'suspend',
    fc.tuple(anyOne),
    (model) => activePeople(model).length > 2,
    async (model, real, [who]) => {
      const person = chosen(activePeople(model), who);
      model.suspend(person);
      expectSame(undefined, await actions.suspend(await real.testEnv.admin(), realOf(model, real, person).id));
      await realOf(model, real, person).signIn();
    },
  ),
  ...[1, 2].map(() =>
    command(
      'lift the suspension',
      fc.tuple(anyOne),
      (model) => present(model).length > 0,
      async (model, real, [who]) => {
        const person = chosen(present(model), who);
        const refusal = model.lift(person);
        expectSame(refusal, await actions.liftSuspension(await real.testEnv.admin(), realOf(model, real, person).id));
      },
    ),
  ),
  command(
    'expire',
    fc.tuple(anyOne),
    (model) => model.tasks.length > 0,
    async (model, { time, tasks }, [which]) => {
      if (!time) return;
      const task = chosen(model.tasks, which);
      model.expire(task);
      await time.expire(tasks[model.tasks.indexOf(task)] as string);
    },
  ),
  command(
    'overdue',
    fc.tuple(anyOne),
    ({ submissions }) => submissions.some(({ status }) => status === 'pending'),
    async (model, { time, submissions }, [which]) => {
      if (!time) return;
      const submission = chosen(
        model.submissions.filter(({ status }) => status === 'pending'),
        which,
      );
      model.decideAutomatically(submission);
      await time.overdue(submissions[model.submissions.indexOf(submission)] as string);
    },
  ),
];

/** Default settings of an installation; goodwill never runs out. */
const USUAL_RULES: Rules = {
  rejectionsWatched: 20,
  rejectionsPercent: 60,
  goodwillCoins: Infinity,
  feePercent: 0,
  reviewsTasks: false,
};

interface Run {
  readonly operations: number;
  readonly seed: number;
  readonly time?: Time;
  readonly length?: number;
  readonly rules?: Rules;
  /** The start of each run, before anything is drawn. */
  readonly first?: readonly Command[];
  /** Kinds of commands that are drawn more often than others by this factor. */
  readonly often?: Readonly<Record<string, number>>;
}

/** Leads to buyers who reject nearly everything, and to disputes without coins. */
export const DISPUTE_SCENARIOS = {
  ...{ buy: 5, post: 6, submit: 12, reject: 14, dispute: 9, correct: 5, delete: 2 },
  ...{ undecided: 6, 'answer a dispute': 2, 'decide a dispute for the worker': 4, 'lift the brake': 2 },
};

const given = (name: string, ...values: readonly number[]): Command => {
  const kind = KINDS.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no ${name}.`);
  return kind.of(values);
};

/**
 * The first buyer spends the last coin and deletes the task with this number; then the first worker opens a dispute.
 */
const uncovered = (task: number) => [
  given('correct', 0, 50),
  given('post', 0, 1, 20),
  given('submit', 0, task),
  given('reject', task),
  given('delete', task, 0),
  given('correct', 0, 0),
  given('dispute', 0),
  given('answer a dispute', task),
  given('decide a dispute for the worker', task),
];

/**
 * Rare by chance: goodwill that pays, goodwill that has run out the next time, and a buyer suspended from rejecting.
 */
export const DISPUTE_COMMANDS: readonly Command[] = [
  ...uncovered(0),
  ...uncovered(1),
  given('correct', 0, 50),
  ...[2, 3].flatMap((task) => [given('post', 0, 1, 20), given('submit', 1, task), given('reject', task)]),
  given('lift the brake', 0),
];

/** A paid submission, whose fee is due. */
export const PAID_WORK: readonly Command[] = [
  given('correct', 0, 100),
  given('post', 0, 1, 21),
  given('submit', 0, 0),
  given('accept', 0),
];

/** An approved task, a declined one, and a qualification test that a worker passes before it is closed. */
export const REVIEWS_AND_TESTS: readonly Command[] = [
  ...PAID_WORK,
  given('post', 0, 1, 20),
  given('postTest', 0, 2, 5),
  given('takeTest', 0, 0),
  given('closeTest', 0),
];

/** An item under adaptive overlap that two workers agree on: the coins of its third slot return. */
export const AGREEMENT: readonly Command[] = [
  given('postAdaptive', 0, 3, 5, 0.9, 1),
  given('submit', 0, 0),
  given('submit', 1, 0),
  given('accept', 0),
  given('accept', 1),
];

/**
 * Runs at least `operations` random commands against the test environment and the model, and returns their outcomes.
 * Each run has up to `length` commands and people of its own. Throws with the shrunk run and its seed when the two
 * differ; the same `seed` draws the same runs. Concurrent runs share the goodwill of one platform: limit it only for a
 * single run.
 */
export async function runRandomCommands(
  testEnv: TestEnvironment,
  { operations, seed, time, length = 150, rules = USUAL_RULES, often = {}, first = [] }: Run,
): Promise<Reached> {
  const ran = { count: 0 };
  const reached: Reached = { rejectionSuspended: 0, lifted: 0, goodwillPaid: 0, goodwillRanOut: 0, released: 0 };
  if (rules.goodwillCoins === Infinity) await fundPlatform(testEnv);
  const property = fc.asyncProperty(
    fc.commands(commandsOf(often), { size: 'max', maxCommands: length }),
    async (commands) => {
      if (rules.goodwillCoins !== Infinity) await testEnv.sql('DELETE FROM goodwill');
      const real: Real = {
        testEnv,
        time,
        people: [],
        tasks: [],
        batches: [],
        tests: [],
        submissions: [],
        withdrawals: [],
        disputes: [],
        ran,
      };
      const model = await started(new Model(rules, reached), real, first);
      await fc.asyncModelRun(() => ({ model, real }), commands);
    },
  );
  for (let round = 0; ran.count < operations; round += 1) {
    await fc.assert(property, { seed: seed + round, numRuns: 1 });
  }
  return reached;
}

async function started(model: Model, real: Real, first: readonly Command[]): Promise<Model> {
  for (const role of FIRST_PEOPLE) {
    model.signUp(role);
    real.people.push(await real.testEnv.person(role));
  }
  for (const each of first) await each.run(model, real);
  return model;
}

/** Qualification tests share only balances with the rest: one run of its own is enough. */
const DEFAULT_WEIGHTS: Readonly<Record<string, number>> = { postTest: 0, takeTest: 0, closeTest: 0 };

function commandsOf(often: Readonly<Record<string, number>>): fc.Arbitrary<Command>[] {
  return KINDS.flatMap(({ name, drawn }) =>
    Array.from({ length: often[name] ?? DEFAULT_WEIGHTS[name] ?? 1 }, () => drawn),
  );
}

/** All clients share the goodwill of a month: here it never runs out. */
async function fundPlatform({ sql }: TestEnvironment): Promise<void> {
  const day = 24 * 60 * 60 * 1000;
  for (const at of [Date.now(), Date.now() + day]) {
    const month = new Date(at).toISOString().slice(0, 'YYYY-MM'.length);
    await sql('INSERT INTO goodwill (month, coins) VALUES (?, -1000000000)', [month]).catch(() => undefined);
  }
}

function realOf(model: Model, real: Real, person: ModelPerson): Person {
  return real.people[model.people.indexOf(person)] as Person;
}

function taskIdOf(model: Model, real: Real, task: ModelTask): string {
  return real.tasks[model.tasks.indexOf(task)] as string;
}

function disputeIdOf(model: Model, real: Real, dispute: ModelDispute): string {
  return real.disputes[model.disputes.indexOf(dispute)] as string;
}

function expectSame(refusal: ExpectedError, answer: Answer): void {
  expect(answer.ok ? 'done' : `${answer.code}`).toBe(refusal ?? 'done');
}

/** Every coin, open slot and decision of this run, as stored in the database. */
async function expectSameState(model: Model, real: Real): Promise<void> {
  const { people, tasks, submissions, withdrawals, disputes } = real;
  const coins = new Map<string, number>();
  model.people.forEach(({ available, held }, index) => {
    const { id } = people[index] as Person;
    coins.set(availableOf(id), available).set(heldOf(id), held);
  });
  const inBatches = new Set(model.batches.flatMap(({ items }) => items));
  model.tasks.forEach((task, index) => {
    const fee = inBatches.has(task) ? 0 : model.heldFee(task);
    coins.set(escrowOf(tasks[index] as string), task.escrow + fee);
  });
  // The fee of a batch stays with it while its items are worked on.
  model.batches.forEach(({ items: [item] }, index) =>
    coins.set(batchedOf(real.batches[index] as string), item ? model.heldFee(item) : 0),
  );
  model.disputes.forEach(({ submission, aside }) =>
    coins.set(disputedOf(submissions[model.submissions.indexOf(submission)] as string), aside),
  );
  model.tests.forEach(({ escrow }, index) => coins.set(escrowOf(real.tests[index] as string), escrow));
  model.withdrawals.forEach(({ payable }, index) => coins.set(payableOf(withdrawals[index] as string), payable));
  const underWay = model.withdrawals.map(({ payout }, index) => [withdrawals[index] as string, payout] as const);
  // In one round trip.
  await Promise.all([
    expectColumn(real, 'account', 'balance', coins, 0),
    expectColumn(real, 'withdrawal', 'state', new Map(underWay), 'none'),
    expectColumn(
      real,
      'dispute',
      'state',
      paired(disputes, model.disputes, ({ state }) => state),
    ),
    expectColumn(
      real,
      'task',
      'open_slots',
      paired(tasks, model.tasks, ({ open }) => open),
    ),
    expectColumn(
      real,
      'task',
      'spare_slots',
      paired(tasks, model.tasks, ({ spare }) => spare),
    ),
    expectColumn(
      real,
      'task',
      'status',
      paired(tasks, model.tasks, ({ status }) => status),
    ),
    expectColumn(
      real,
      'submission',
      'status',
      paired(submissions, model.submissions, ({ status }) => status),
    ),
    expectColumn(
      real,
      'withdrawal',
      'status',
      paired(withdrawals, model.withdrawals, ({ status }) => status),
    ),
  ]);
}

function paired<T, V>(ids: readonly string[], things: readonly T[], value: (thing: T) => V): Map<string, V> {
  return new Map(things.map((thing, index) => [ids[index] as string, value(thing)]));
}

/** A missing row counts as `missing`. */
async function expectColumn<V extends string | number>(
  { testEnv }: Real,
  table: string,
  column: string,
  expected: ReadonlyMap<string, V>,
  missing?: V,
): Promise<void> {
  if (expected.size === 0) return;
  const ids = [...expected.keys()];
  const rows = await testEnv.sql<{ id: string; value: V }>(
    `SELECT id, ${column} AS value FROM ${table} WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  const stored = new Map(rows.map(({ id, value }) => [id, value]));
  expect(Object.fromEntries(ids.map((id) => [id, stored.get(id) ?? missing]))).toEqual(Object.fromEntries(expected));
}
