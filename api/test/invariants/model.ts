/**
 * The product's rules about coins in plain memory: what product.md says, and nothing of how the server does it. Every method
 * answers with the code of the refusal, or with nothing where the deed is done.
 */
export class Model {
  readonly people: ModelPerson[] = [];
  readonly tasks: ModelTask[] = [];
  readonly submissions: ModelSubmission[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  readonly claims: ModelClaim[] = [];

  signUp(role: 'Worker' | 'Buyer'): void {
    this.people.push({ role, available: role === 'Worker' ? 10 : 50, held: 0, removed: false });
  }

  buy(buyer: ModelPerson, coins: number): Refusal {
    if (![10, 150, 500, 1000].includes(coins)) return 'payment/unknown-package';
    buyer.available += coins;
    return undefined;
  }

  post(buyer: ModelPerson, slots: number, pay: number): Refusal {
    if (slots * pay > buyer.available) return 'wallet/not-enough-coins';
    buyer.available -= slots * pay;
    this.tasks.push({ buyer, pay, open: slots, escrow: slots * pay, status: 'open' });
    return undefined;
  }

  changeSlots(task: ModelTask, slots: number): Refusal {
    const refusal = this.refusalOf(task);
    if (refusal) return refusal;
    const cost = (slots - task.open) * task.pay;
    if (cost > task.buyer.available) return 'wallet/not-enough-coins';
    task.buyer.available -= cost;
    task.escrow += cost;
    task.open = slots;
    return undefined;
  }

  claim(worker: ModelPerson, task: ModelTask): Refusal {
    const refusal = this.refusalOf(task);
    if (refusal) return refusal;
    if (this.claimOf(worker, task)) return undefined;
    if (this.hasSent(worker, task)) return 'submission/already-submitted';
    if (this.claims.filter((claim) => claim.worker === worker).length >= 3) return 'claim/too-many';
    if (task.open === 0) return 'task/no-open-slot';
    task.open -= 1;
    this.claims.push({ worker, task });
    return undefined;
  }

  /** Given back, or run out: the place opens again, or its coins go home where the task is closed. */
  letGo(claim: ModelClaim | undefined): Refusal {
    if (!claim) return undefined;
    this.claims.splice(this.claims.indexOf(claim), 1);
    const { task } = claim;
    if (task.status === 'open') task.open += 1;
    else this.bringHome(task);
    return undefined;
  }

  claimOf(worker: ModelPerson, task: ModelTask): ModelClaim | undefined {
    return this.claims.find((claim) => claim.worker === worker && claim.task === task);
  }

  submit(worker: ModelPerson, task: ModelTask): Refusal {
    const claim = this.claimOf(worker, task);
    if (claim) {
      this.claims.splice(this.claims.indexOf(claim), 1);
      this.submissions.push({ worker, task, status: 'pending' });
      return undefined;
    }
    const refusal = this.refusalOf(task);
    if (refusal) return refusal;
    if (this.hasSent(worker, task)) return 'submission/already-submitted';
    if (task.open === 0) return 'task/no-open-slot';
    task.open -= 1;
    this.submissions.push({ worker, task, status: 'pending' });
    return undefined;
  }

  review(submission: ModelSubmission, status: 'accepted' | 'rejected'): Refusal {
    if (submission.status === status) return undefined;
    if (submission.status !== 'pending') return 'submission/already-reviewed';
    submission.status = status;
    const { task, worker } = submission;
    if (status === 'rejected' && task.status === 'open') {
      task.open += 1;
      return undefined;
    }
    task.escrow -= task.pay;
    (status === 'accepted' ? worker : task.buyer).available += task.pay;
    return undefined;
  }

  delete(task: ModelTask): Refusal {
    this.close(task, 'deleted');
    return undefined;
  }

  expire(task: ModelTask): void {
    if (task.status === 'open') this.close(task, 'expired');
  }

  withdraw(worker: ModelPerson, coins: number): Refusal {
    if (coins < 200) return 'withdrawal/below-minimum';
    if (coins > worker.available) return 'withdrawal/not-enough-coins';
    worker.available -= coins;
    worker.held += coins;
    this.withdrawals.push({ worker, coins, status: 'pending' });
    return undefined;
  }

  decide(withdrawal: ModelWithdrawal, status: 'accepted' | 'rejected' | 'cancelled'): Refusal {
    const { worker, coins } = withdrawal;
    if (withdrawal.status === status) return undefined;
    if (withdrawal.status !== 'pending') return 'withdrawal/already-decided';
    withdrawal.status = status;
    worker.held -= coins;
    if (status !== 'accepted') worker.available += coins;
    return undefined;
  }

  /** Sets available + held. */
  correct(person: ModelPerson, coins: number): void {
    person.available = coins - person.held;
  }

  remove(person: ModelPerson): void {
    for (const submission of this.submissions.filter(({ status }) => status === 'pending')) {
      if (submission.worker === person) this.review(submission, 'rejected');
      else if (submission.task.buyer === person) this.review(submission, 'accepted');
    }
    for (const task of this.tasks) if (task.buyer === person) this.close(task, 'deleted');
    for (const claim of [...this.claims]) {
      if (claim.worker === person || claim.task.buyer === person) this.letGo(claim);
    }
    for (const withdrawal of this.withdrawals) {
      if (withdrawal.worker === person && withdrawal.status === 'pending') this.decide(withdrawal, 'cancelled');
    }
    Object.assign(person, { available: 0, held: 0, removed: true });
  }

  private refusalOf({ status }: ModelTask): Refusal {
    if (status === 'deleted') return 'request/not-found';
    return status === 'expired' ? 'task/closed' : undefined;
  }

  private hasSent(worker: ModelPerson, task: ModelTask): boolean {
    return this.submissions.some((other) => other.worker === worker && other.task === task);
  }

  private bringHome(task: ModelTask): void {
    task.escrow -= task.pay;
    task.buyer.available += task.pay;
  }

  private close(task: ModelTask, status: 'deleted' | 'expired'): void {
    const refund = task.open * task.pay;
    task.escrow -= refund;
    task.buyer.available += refund;
    task.open = 0;
    task.status = status;
  }
}

/** The stable code of a refusal, undefined for none. */
export type Refusal = string | undefined;

export interface ModelPerson {
  readonly role: 'Worker' | 'Buyer';
  available: number;
  held: number;
  removed: boolean;
}

export interface ModelTask {
  readonly buyer: ModelPerson;
  readonly pay: number;
  open: number;
  escrow: number;
  status: 'open' | 'expired' | 'deleted';
}

export interface ModelSubmission {
  readonly worker: ModelPerson;
  readonly task: ModelTask;
  status: 'pending' | 'accepted' | 'rejected';
}

export interface ModelClaim {
  readonly worker: ModelPerson;
  readonly task: ModelTask;
}

export interface ModelWithdrawal {
  readonly worker: ModelPerson;
  readonly coins: number;
  status: 'pending' | 'accepted' | 'rejected' | 'cancelled';
}
