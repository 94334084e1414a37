/** A person whose right to reject was never suspended. */
const NEVER_SUSPENDED = { rejectionSuspended: false, rejectionAllowedAgain: false };

/**
 * The product rules about coins in memory: those of product.md, without the implementation of the server. Every method
 * returns the code of the error, or nothing when the action succeeds.
 */
export class Model {
  readonly people: ModelPerson[] = [];
  readonly tasks: ModelTask[] = [];
  readonly submissions: ModelSubmission[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  readonly claims: ModelClaim[] = [];
  readonly batches: ModelBatch[] = [];
  readonly tests: ModelTest[] = [];
  /** Released claims: a worker may claim a slot of one task at most twice a day. */
  readonly endedClaims: ModelClaim[] = [];
  readonly disputes: ModelDispute[] = [];
  /** Coins that the platform still gives as goodwill. */
  private goodwill: number;
  /** Buyers for whom it gave goodwill: it does so once in 90 days. */
  private readonly helped = new Set<ModelPerson>();

  constructor(
    readonly rules: Rules,
    private readonly reached: Reached,
  ) {
    this.goodwill = rules.goodwillCoins;
  }

  signUp(role: 'Worker' | 'Buyer'): void {
    this.people.push({
      role,
      available: role === 'Worker' ? 10 : 50,
      held: 0,
      earned: 0,
      suspended: false,
      leaving: false,
      removed: false,
      decided: [],
      ...NEVER_SUSPENDED,
    });
  }

  buy(buyer: ModelPerson, coins: number): ExpectedError {
    if (![10, 150, 500, 1000].includes(coins)) return 'payment/unknown-package';
    buyer.available += coins;
    return undefined;
  }

  post(buyer: ModelPerson, slots: number, pay: number): ExpectedError {
    const live = slots * pay;
    const cost = live + this.feeOn(live);
    if (cost > buyer.available) return 'wallet/not-enough-coins';
    buyer.available -= cost;
    this.tasks.push(newTask(buyer, pay, slots, { live, paid: 0 }));
    return undefined;
  }

  /** One task for each item, posted together. */
  postBatch(buyer: ModelPerson, items: number, slots: number, pay: number): ExpectedError {
    const live = items * slots * pay;
    const cost = live + this.feeOn(live);
    if (cost > buyer.available) return 'wallet/not-enough-coins';
    buyer.available -= cost;
    const fee = { live, paid: 0 };
    const tasks = Array.from({ length: items }, () => newTask(buyer, pay, slots, fee));
    this.tasks.push(...tasks);
    this.batches.push({ buyer, items: tasks, cancelled: false, skips: [] });
    return undefined;
  }

  /** One item under adaptive overlap, without other items that measure the accuracy of its workers. */
  postAdaptive(buyer: ModelPerson, slots: number, pay: number, overlap: ModelOverlap): ExpectedError {
    const refusal = this.postBatch(buyer, 1, slots, pay);
    if (!refusal) Object.assign(this.tasks.at(-1) as ModelTask, { overlap });
    return refusal;
  }

  /** The coins of its open slots return; submissions and claims stay. */
  cancelBatch(batch: ModelBatch): ExpectedError {
    if (batch.cancelled) return undefined;
    const claimed = this.claims.some(({ task }) => batch.items.includes(task));
    if (!claimed && batch.items.every(({ open, spare }) => open + spare === 0)) return 'batch/ended';
    for (const item of batch.items) this.expire(item);
    batch.cancelled = true;
    return undefined;
  }

  /** The item that a worker gets, or the reason for none. */
  next(worker: ModelPerson, batch: ModelBatch, ahead: boolean): ModelTask | string {
    const live = this.claims.filter((claim) => claim.worker === worker);
    const own = live.filter(({ task }) => batch.items.includes(task));
    const held = own.find(({ task }) => task.status !== 'deleted');
    if (held && !ahead) return held.task;
    if (own.length >= 2 || live.length >= 3) return 'claim/too-many';
    const left = batch.items.filter(
      (item) =>
        isOpen(item) &&
        item.open > 0 &&
        !this.hasSent(worker, item) &&
        !own.some(({ task }) => task === item) &&
        !batch.skips.some((skip) => skip.worker === worker && skip.task === item),
    );
    const endedFor = (item: ModelTask) =>
      this.endedClaims.filter((claim) => claim.worker === worker && claim.task === item).length;
    const free = left.filter((item) => endedFor(item) < 2);
    const [nearest] = free.toSorted((one, other) => one.open - other.open);
    if (!nearest) return left.length > 0 ? 'claim/twice-a-day' : 'batch/nothing-left';
    if (nearest.status === 'hidden') return 'task/closed';
    nearest.open -= 1;
    this.claims.push({ worker, task: nearest });
    return nearest;
  }

  skip(batch: ModelBatch, claim: ModelClaim): ExpectedError {
    batch.skips.push(claim);
    return this.releaseClaim(claim);
  }

  changeSlots(task: ModelTask, slots: number): ExpectedError {
    const refusal = this.refusalOf(task);
    if (refusal) return refusal;
    const more = (slots - task.open) * task.pay;
    const before = this.feeOn(task.fee.live + task.fee.paid);
    const cost = more + this.feeOn(task.fee.live + task.fee.paid + more) - before;
    if (cost > task.buyer.available) return 'wallet/not-enough-coins';
    task.buyer.available -= cost;
    task.escrow += more;
    task.fee.live += more;
    task.open = slots;
    return undefined;
  }

  claim(worker: ModelPerson, task: ModelTask): ExpectedError {
    const refusal = this.refusalOf(task);
    if (refusal) return refusal;
    if (this.claimOf(worker, task)) return undefined;
    if (this.hasSent(worker, task)) return 'submission/already-submitted';
    if (this.claims.filter((claim) => claim.worker === worker).length >= 3) return 'claim/too-many';
    const ended = this.endedClaims.filter((claim) => claim.worker === worker && claim.task === task);
    if (ended.length >= 2) return 'claim/twice-a-day';
    if (task.open === 0) return 'task/no-open-slot';
    task.open -= 1;
    this.claims.push({ worker, task });
    return undefined;
  }

  releaseClaim(claim: ModelClaim | undefined): ExpectedError {
    if (claim) this.endedClaims.push(claim);
    return this.endClaim(claim);
  }

  /** Released or expired: the slot opens again, or its coins return when the task is closed. */
  endClaim(claim: ModelClaim | undefined): ExpectedError {
    if (!claim) return undefined;
    this.claims.splice(this.claims.indexOf(claim), 1);
    const { task } = claim;
    if (isOpen(task)) this.freeSlot(task);
    else this.refundOpenSlots(task, task.pay);
    return undefined;
  }

  claimOf(worker: ModelPerson, task: ModelTask): ModelClaim | undefined {
    return this.claims.find((claim) => claim.worker === worker && claim.task === task);
  }

  submit(worker: ModelPerson, task: ModelTask, answer: string): ExpectedError {
    const claim = this.claimOf(worker, task);
    if (claim) {
      this.claims.splice(this.claims.indexOf(claim), 1);
      this.submissions.push({ worker, task, answer, status: 'pending', turn: 'buyer', changesRequested: false });
      this.weigh(task);
      return undefined;
    }
    const refusal = this.refusalOf(task);
    if (refusal) return refusal;
    if (this.hasSent(worker, task)) return 'submission/already-submitted';
    if (task.open === 0) return 'task/no-open-slot';
    task.open -= 1;
    this.submissions.push({ worker, task, answer, status: 'pending', turn: 'buyer', changesRequested: false });
    this.weigh(task);
    return undefined;
  }

  review(submission: ModelSubmission, status: 'accepted' | 'rejected'): ExpectedError {
    if (submission.status === status) return undefined;
    if (submission.status !== 'pending') return 'submission/already-reviewed';
    const { buyer } = submission.task;
    if (status === 'rejected' && submission.turn === 'worker') return 'submission/changes-awaited';
    if (status === 'rejected' && buyer.rejectionSuspended) return 'review/rejections-paused';
    this.settle(submission, status);
    buyer.decided = [...buyer.decided, submission];
    if (status === 'rejected' && this.rejectsTooMuch(buyer)) {
      Object.assign(buyer, { rejectionSuspended: true, rejectionAllowedAgain: false });
      this.reached.rejectionSuspended += 1;
    }
    return undefined;
  }

  bonus(submission: ModelSubmission, coins: number): ExpectedError {
    const { worker, task, status } = submission;
    if (status !== 'accepted') return 'submission/not-accepted';
    if (worker.removed || worker.leaving) return 'request/not-found';
    if (coins > task.buyer.available) return 'wallet/not-enough-coins';
    task.buyer.available -= coins;
    earn(worker, coins);
    return undefined;
  }

  /** A qualification test, which has no fee. */
  postTest(buyer: ModelPerson, slots: number, pay: number): ExpectedError {
    if (slots * pay > buyer.available) return 'wallet/not-enough-coins';
    buyer.available -= slots * pay;
    this.tests.push({ buyer, pay, open: slots, escrow: slots * pay, closed: false, passed: new Set() });
    return undefined;
  }

  /** A passed attempt. */
  takeTest(worker: ModelPerson, test: ModelTest): ExpectedError {
    if (test.closed || test.buyer.suspended) return 'request/not-found';
    if (test.passed.has(worker)) return 'test/already-passed';
    if (test.open === 0) return 'test/no-open-place';
    test.open -= 1;
    test.escrow -= test.pay;
    test.passed.add(worker);
    earn(worker, test.pay);
    return undefined;
  }

  closeTest(test: ModelTest): ExpectedError {
    test.buyer.available += test.escrow;
    Object.assign(test, { open: 0, escrow: 0, closed: true });
    return undefined;
  }

  /** An Admin lifts the suspension of rejecting; earlier decisions of the buyer no longer count. */
  liftRejectionSuspension(buyer: ModelPerson): ExpectedError {
    if (!buyer.rejectionSuspended) return buyer.rejectionAllowedAgain ? undefined : 'request/not-found';
    Object.assign(buyer, { rejectionSuspended: false, rejectionAllowedAgain: true, decided: [] });
    this.reached.lifted += 1;
    return undefined;
  }

  /** The time passed without a decision. */
  decideAutomatically(submission: ModelSubmission): void {
    this.settle(submission, submission.turn === 'buyer' ? 'accepted' : 'rejected');
  }

  askForChanges(submission: ModelSubmission): ExpectedError {
    if (submission.status !== 'pending') return 'submission/already-reviewed';
    if (submission.changesRequested) return 'submission/changes-already-asked';
    Object.assign(submission, { changesRequested: true, turn: 'worker' });
    return undefined;
  }

  resubmitWork(submission: ModelSubmission): ExpectedError {
    if (submission.status !== 'pending' || submission.turn !== 'worker') return 'submission/no-changes-asked';
    submission.turn = 'buyer';
    this.weigh(submission.task);
    return undefined;
  }

  dispute(submission: ModelSubmission): ExpectedError {
    if (submission.status !== 'rejected') return 'dispute/not-rejected';
    if (this.disputes.some((other) => other.submission === submission)) return 'dispute/already-open';
    const { task } = submission;
    const cover = isOpen(task) && task.open > 0 ? 'place' : task.buyer.available >= task.pay ? 'buyer' : 'none';
    if (cover === 'place') {
      task.open -= 1;
      task.escrow -= task.pay;
    }
    if (cover === 'buyer') task.buyer.available -= task.pay;
    this.disputes.push({ submission, cover, state: 'open', conceded: false, aside: cover === 'none' ? 0 : task.pay });
    return undefined;
  }

  answer(dispute: ModelDispute): ExpectedError {
    if (dispute.state === 'decided') return 'dispute/already-decided';
    if (dispute.state === 'answered') return 'dispute/already-answered';
    dispute.state = 'answered';
    return undefined;
  }

  concede(dispute: ModelDispute): ExpectedError {
    if (dispute.state === 'decided') return dispute.outcome === 'conceded' ? undefined : 'dispute/already-decided';
    if (!this.isCovered(dispute)) {
      Object.assign(dispute, { state: 'answered', conceded: true });
      return undefined;
    }
    return this.award(dispute, 'conceded');
  }

  /** Its time is over. Without reserved coins or a concession it waits for an Admin. */
  leaveUndecided(dispute: ModelDispute): void {
    if (dispute.cover !== 'none' || dispute.conceded) this.award(dispute, dispute.conceded ? 'conceded' : undefined);
  }

  isCovered({ cover, submission: { task } }: ModelDispute): boolean {
    return cover !== 'none' || task.buyer.available >= task.pay;
  }

  decideDispute(dispute: ModelDispute, winner: 'worker' | 'buyer'): ExpectedError {
    if (dispute.state === 'decided') return dispute.outcome === `for-${winner}` ? undefined : 'dispute/already-decided';
    if (dispute.state === 'open') return 'dispute/too-early';
    if (winner === 'worker') return this.award(dispute, 'for-worker');
    dispute.outcome = 'for-buyer';
    this.dismiss(dispute);
    return undefined;
  }

  /**
   * The worker is paid from the coins set aside, else by the buyer, else by the platform when an Admin decides. When
   * none has coins, nothing is decided.
   */
  award(dispute: ModelDispute, outcome?: 'for-worker' | 'conceded'): ExpectedError {
    const { submission, cover } = dispute;
    const { buyer, pay } = submission.task;
    const refusal = cover === 'none' ? this.payLate(buyer, pay, outcome) : undefined;
    if (refusal) return refusal;
    earn(submission.worker, pay);
    if (cover === 'place') this.payFee(submission.task);
    submission.status = 'accepted';
    buyer.decided = buyer.decided.filter((each) => each !== submission);
    Object.assign(dispute, { state: 'decided', aside: 0, outcome });
    this.weigh(submission.task);
    return undefined;
  }

  private payLate(buyer: ModelPerson, pay: number, outcome: 'for-worker' | 'conceded' | undefined): ExpectedError {
    if (buyer.available >= pay) {
      buyer.available -= pay;
      return undefined;
    }
    if (outcome !== 'for-worker') return 'dispute/no-cover';
    if (this.goodwill < pay) {
      this.reached.goodwillRanOut += 1;
      return 'dispute/no-cover';
    }
    if (this.helped.has(buyer)) return 'dispute/goodwill-used';
    this.helped.add(buyer);
    this.goodwill -= pay;
    this.reached.goodwillPaid += 1;
    return undefined;
  }

  private rejectsTooMuch({ decided }: ModelPerson): boolean {
    const { rejectionsWatched, rejectionsPercent } = this.rules;
    const late = decided.slice(-rejectionsWatched);
    const rejected = late.filter(({ status }) => status === 'rejected').length;
    return late.length === rejectionsWatched && rejected * 100 > late.length * rejectionsPercent;
  }

  private dismiss(dispute: ModelDispute): void {
    const { submission, cover } = dispute;
    const { task } = submission;
    if (cover === 'place' && isOpen(task)) {
      task.escrow += task.pay;
      this.freeSlot(task);
    } else if (cover !== 'none') {
      task.buyer.available += task.pay;
      if (cover === 'place') this.returnFee(task, task.pay);
    }
    Object.assign(dispute, { state: 'decided', aside: 0 });
  }

  private settle(submission: ModelSubmission, status: 'accepted' | 'rejected'): void {
    submission.status = status;
    const { task, worker } = submission;
    if (status === 'rejected' && isOpen(task)) return this.freeSlot(task);
    if (status === 'rejected') return this.refundOpenSlots(task, task.pay);
    task.escrow -= task.pay;
    earn(worker, task.pay);
    this.payFee(task);
    this.weigh(task);
  }

  /** A slot opens again; that of an item with its label is spare. */
  private freeSlot(task: ModelTask): void {
    if (task.stopped) task.spare += 1;
    else task.open += 1;
    this.weigh(task);
  }

  /**
   * Closes the open slots of an item whose label is certain enough, or opens them again. Their coins return once no
   * submission for it is pending.
   */
  private weigh(task: ModelTask): void {
    if (!task.overlap || !isOpen(task)) return;
    const isSure = this.isSure(task, task.overlap);
    if (isSure) Object.assign(task, { spare: task.spare + task.open, open: 0, stopped: true });
    else if (task.stopped && task.spare > 0)
      Object.assign(task, { open: task.open + task.spare, spare: 0, stopped: false });
    const waits = this.submissions.some((each) => each.task === task && each.status === 'pending');
    if (!task.stopped || task.spare === 0 || waits) return;
    const { spare } = task;
    task.spare = 0;
    this.reached.released += 1;
    this.refundOpenSlots(task, spare * task.pay);
  }

  /** No worker has a label elsewhere to compare with: each is right with 4 in 5. */
  private isSure(task: ModelTask, { min, confidence, options }: ModelOverlap): boolean {
    const answers = this.submissions.filter((each) => each.task === task && each.status !== 'rejected');
    const [right, wrong] = [0.8, 0.2 / (options - 1)];
    const weightOf = (value: string) =>
      answers.reduce((product, { answer }) => product * (answer === value ? right : wrong), 1);
    const given = [...new Set(answers.map(({ answer }) => answer))].map(weightOf);
    const others = (options - given.length) * wrong ** answers.length;
    const all = given.reduce((sum, weight) => sum + weight, others);
    return answers.length >= min && given.length > 0 && Math.max(...given) / all >= confidence - 1e-9;
  }

  delete(task: ModelTask): ExpectedError {
    this.close(task, 'deleted');
    return undefined;
  }

  expire(task: ModelTask): void {
    if (isOpen(task)) this.close(task, 'expired');
  }

  withdraw(worker: ModelPerson, coins: number): ExpectedError {
    const earned = Math.max(0, Math.min(worker.available, earnedLeft(worker) - worker.held));
    if (coins < 200 && !worker.suspended && coins !== earned) return 'withdrawal/below-minimum';
    if (coins > (worker.suspended && !worker.leaving ? earned : worker.available)) return 'withdrawal/not-enough-coins';
    worker.available -= coins;
    worker.held += coins;
    this.withdrawals.push({ worker, coins, status: 'pending', payable: 0, payout: 'none' });
    return undefined;
  }

  decide(withdrawal: ModelWithdrawal, status: 'accepted' | 'rejected' | 'cancelled'): ExpectedError {
    const { worker, coins } = withdrawal;
    if (withdrawal.status === status) return undefined;
    if (withdrawal.status !== 'pending') return 'withdrawal/already-decided';
    withdrawal.status = status;
    worker.held -= coins;
    if (status === 'accepted') Object.assign(withdrawal, { payable: coins, payout: 'queued' });
    else worker.available += coins;
    return undefined;
  }

  /** An Admin has taken it, and reports the outcome. */
  report(withdrawal: ModelWithdrawal, outcome: 'sent' | 'confirmed' | 'failed'): ExpectedError {
    const { worker, payout, coins } = withdrawal;
    if (payout === outcome) return undefined;
    if (payout !== 'queued' && (payout !== 'sent' || outcome === 'sent')) return 'payout/file-refused';
    withdrawal.payout = outcome;
    if (outcome === 'sent') return undefined;
    withdrawal.payable = 0;
    if (outcome === 'failed' && !worker.removed) worker.available += coins;
    return undefined;
  }

  /** Sets available + held. */
  correct(person: ModelPerson, coins: number): void {
    person.available = coins - person.held;
  }

  /** Signed out, with hidden tasks; earned coins can still be withdrawn. */
  suspend(person: ModelPerson): void {
    person.suspended = true;
    for (const task of this.tasks) if (task.buyer === person && task.status === 'open') task.status = 'hidden';
  }

  lift(person: ModelPerson): ExpectedError {
    if (!person.suspended) return 'account/not-suspended';
    if (person.leaving) return 'account/removal-is-permanent';
    person.suspended = false;
    for (const task of this.tasks) if (task.buyer === person && task.status === 'hidden') task.status = 'open';
    return undefined;
  }

  /**
   * Earned coins stay, and the account with them, until all is withdrawn. With a reason, it also waits for decisions on
   * submissions and disputes.
   */
  remove(person: ModelPerson, withReason: boolean): void {
    const stays = this.keepsAccount(person) || (withReason && this.awaits(person));
    for (const submission of this.submissions.filter(({ status }) => status === 'pending')) {
      if (submission.worker === person && !stays) this.settle(submission, 'rejected');
      else if (submission.task.buyer === person) this.settle(submission, 'accepted');
    }
    for (const task of this.tasks) if (task.buyer === person) this.close(task, 'deleted');
    for (const test of this.tests) if (test.buyer === person) this.closeTest(test);
    for (const claim of [...this.claims]) {
      if (claim.worker === person || claim.task.buyer === person) this.endClaim(claim);
    }
    for (const dispute of this.disputes.filter(({ state }) => state !== 'decided')) {
      const { worker, task } = dispute.submission;
      if (worker === person) {
        if (!stays) this.dismiss(dispute);
      } else if (task.buyer === person && dispute.cover !== 'none') this.award(dispute);
    }
    if (stays) {
      this.forfeitUnearned(person);
      Object.assign(person, { role: 'Worker', suspended: true, leaving: true, ...NEVER_SUSPENDED });
    } else {
      this.cancelAll(person);
      Object.assign(person, { available: 0, held: 0, removed: true, ...NEVER_SUSPENDED });
    }
  }

  private keepsAccount(person: ModelPerson): boolean {
    const open = this.tasks.filter((task) => task.buyer === person && isOpen(task));
    const tasks = this.tasks.filter((task) => task.buyer === person);
    const fees = [...new Set(tasks.map(({ fee }) => fee))].reduce((sum, fee) => sum + this.heldFee({ fee }), 0);
    const escrowed = open.reduce((sum, task) => sum + (task.open + task.spare) * task.pay, fees);
    const ofTests = this.tests.filter(({ buyer }) => buyer === person).reduce((sum, { escrow }) => sum + escrow, 0);
    const claimed = this.claims
      .filter(({ task }) => task.buyer === person)
      .reduce((sum, { task }) => sum + task.pay, 0);
    const left = earnedLeft({ ...person, available: person.available + escrowed + ofTests + claimed });
    return left > 0 || (person.earned > 0 && this.hasPayout(person));
  }

  private forfeitUnearned(person: ModelPerson): void {
    const unearned = person.available + person.held - earnedLeft(person);
    if (unearned > person.available) this.cancelAll(person);
    person.available -= unearned;
  }

  private cancelAll(person: ModelPerson): void {
    for (const withdrawal of this.withdrawals) {
      if (withdrawal.worker === person && withdrawal.status === 'pending') this.decide(withdrawal, 'cancelled');
    }
  }

  /** A removed person with no coins left and none to come: the account may be erased by now. */
  isEmptied(person: ModelPerson): boolean {
    return person.available + person.held === 0 && !this.hasPayout(person) && !this.awaits(person);
  }

  private hasPayout(person: ModelPerson): boolean {
    const underWay = this.withdrawals.filter(({ worker }) => worker === person);
    return underWay.some(({ status, payout }) => status === 'pending' || payout === 'queued' || payout === 'sent');
  }

  /** For a decision on their submission. */
  private awaits(person: ModelPerson): boolean {
    const waits = this.submissions.some(({ worker, status }) => worker === person && status === 'pending');
    return waits || this.disputes.some(({ submission, state }) => submission.worker === person && state !== 'decided');
  }

  private refusalOf({ status }: ModelTask): ExpectedError {
    if (status === 'deleted') return 'request/not-found';
    return status === 'open' ? undefined : 'task/closed';
  }

  private hasSent(worker: ModelPerson, task: ModelTask): boolean {
    return this.submissions.some((other) => other.worker === worker && other.task === task);
  }

  private refundOpenSlots(task: ModelTask, coins: number): void {
    task.escrow -= coins;
    task.buyer.available += coins;
    this.returnFee(task, coins);
  }

  /** The part of the fee that is in escrow. */
  heldFee({ fee: { live, paid } }: Pick<ModelTask, 'fee'>): number {
    return this.feeOn(live + paid) - this.feeOn(paid);
  }

  private feeOn(coins: number): number {
    return Math.floor((coins * this.rules.feePercent) / 100);
  }

  /** The platform has the fee on all that was paid, rounded once. */
  private payFee({ fee, pay }: ModelTask): void {
    fee.live -= pay;
    fee.paid += pay;
  }

  /** The part of the fee on pay that will not be paid. */
  private returnFee({ fee, buyer }: ModelTask, coins: number): void {
    const before = this.feeOn(fee.live + fee.paid);
    fee.live -= coins;
    buyer.available += before - this.feeOn(fee.live + fee.paid);
  }

  private close(task: ModelTask, status: 'deleted' | 'expired'): void {
    this.refundOpenSlots(task, (task.open + task.spare) * task.pay);
    Object.assign(task, { open: 0, spare: 0, status });
  }
}

const newTask = (buyer: ModelPerson, pay: number, slots: number, fee: ModelFee): ModelTask => ({
  ...{ buyer, pay, fee, open: slots, spare: 0, stopped: false, escrow: slots * pay, status: 'open' },
});

const isOpen = ({ status }: ModelTask): boolean => status === 'open' || status === 'hidden';

/** What a person has left of earned coins: granted and bought coins count as spent first. */
const earnedLeft = ({ available, held, earned }: Pick<ModelPerson, 'available' | 'held' | 'earned'>): number =>
  Math.min(available + held, earned);

function earn(worker: ModelPerson, coins: number): void {
  worker.available += coins;
  worker.earned += coins;
}

/** The settings of the owner that the model depends on. */
export interface Rules {
  /** The number of a buyer's last decisions that are watched. */
  readonly rejectionsWatched: number;
  /** The allowed percentage of rejections among these. */
  readonly rejectionsPercent: number;
  /** Total goodwill of the platform for workers who win without other coins. */
  readonly goodwillCoins: number;
  /** In addition to the pay of all slots of a task. */
  readonly feePercent: number;
  /** Whether an Admin reviews each task before it is public. */
  readonly reviewsTasks: boolean;
}

/** How often the commands had their rare outcomes. */
export interface Reached {
  rejectionSuspended: number;
  lifted: number;
  goodwillPaid: number;
  goodwillRanOut: number;
  /** Coins returned for slots that an item with its label did not need. */
  released: number;
}

/** The stable error code, undefined for none. */
export type ExpectedError = string | undefined;

export interface ModelPerson {
  /** Worker for a removed Buyer who withdraws earned coins. */
  role: 'Worker' | 'Buyer';
  available: number;
  held: number;
  /** Coins earned by accepted work. */
  earned: number;
  suspended: boolean;
  /** Removed, with an account until all is withdrawn. */
  leaving: boolean;
  /** Erased. */
  removed: boolean;
  /**
   * Their own decisions in order since an Admin last lifted their suspension of rejecting; automatic ones are not
   * included.
   */
  decided: readonly ModelSubmission[];
  /** They may not reject. */
  rejectionSuspended: boolean;
  /** An Admin lifted that suspension, and no other one followed. */
  rejectionAllowedAgain: boolean;
}

export interface ModelTest {
  readonly buyer: ModelPerson;
  readonly pay: number;
  open: number;
  escrow: number;
  closed: boolean;
  readonly passed: Set<ModelPerson>;
}

/** What the fee is charged on: pay in escrow, including disputed slots, and coins that were paid. */
interface ModelFee {
  live: number;
  paid: number;
}

/** When an item takes no more answers. */
export interface ModelOverlap {
  readonly min: number;
  readonly confidence: number;
  /** The number of options of its question. */
  readonly options: number;
}

export interface ModelTask {
  readonly buyer: ModelPerson;
  readonly pay: number;
  open: number;
  /** Pay in escrow. */
  escrow: number;
  /** Of a batch; its items share it. */
  readonly fee: ModelFee;
  readonly overlap?: ModelOverlap;
  /** It has its label: its slots are not open, but spare until their coins return. */
  stopped: boolean;
  spare: number;
  status: 'open' | 'hidden' | 'expired' | 'deleted';
}

export interface ModelSubmission {
  readonly worker: ModelPerson;
  readonly task: ModelTask;
  /** To the question of an item under adaptive overlap. */
  readonly answer: string;
  status: 'pending' | 'accepted' | 'rejected';
  turn: 'buyer' | 'worker';
  /** Changes were requested. */
  changesRequested: boolean;
}

export interface ModelDispute {
  readonly submission: ModelSubmission;
  readonly cover: 'place' | 'buyer' | 'none';
  state: 'open' | 'answered' | 'decided';
  /** By a buyer without coins for it. */
  conceded: boolean;
  /** Of a decision by an Admin or its buyer. */
  outcome?: 'for-worker' | 'for-buyer' | 'conceded';
  /** Coins that are set aside for it. */
  aside: number;
}

export interface ModelClaim {
  readonly worker: ModelPerson;
  readonly task: ModelTask;
}

export interface ModelBatch {
  readonly buyer: ModelPerson;
  /** In the order of their lines. */
  readonly items: readonly ModelTask[];
  cancelled: boolean;
  readonly skips: ModelClaim[];
}

export interface ModelWithdrawal {
  readonly worker: ModelPerson;
  readonly coins: number;
  status: 'pending' | 'accepted' | 'rejected' | 'cancelled';
  /** Coins of the payout that have not arrived. */
  payable: number;
  payout: 'none' | 'queued' | 'sent' | 'confirmed' | 'failed';
}
