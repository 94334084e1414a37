import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { type Person } from '../domain/person';

/**
 * What is settled of somebody who leaves, in this order. Nothing is posted behind the tasks, nobody sends work to a task or claims a
 * slot of it once it is closed, and disputes come behind the coins of tasks that came home.
 */
const ORDER = [
  'batches',
  'tasks',
  'tests',
  'submissions',
  'claims',
  'disputes',
  'withdrawals',
  'notifications',
] as const;

/** `stays`: the account goes on until all is withdrawn, so that what its person earns and what they wait for stays theirs. */
type Settle = (personId: Id, limit: number, stays: boolean) => Promise<number>;
type Suspend = (personId: Id, suspended: boolean) => Promise<void>;
type Forget = (person: Person) => Promise<void>;

/** What each context does when a person leaves for good. A context adds its steps while its module is built. */
@Injectable()
export class DepartureSteps {
  private readonly settling = new Map<(typeof ORDER)[number], Settle>();
  private readonly forgetting: Forget[] = [];
  private readonly suspending: Suspend[] = [];

  /** A step that settles at most `limit` of what waits for somebody or from them, and tells how many. */
  settle(what: (typeof ORDER)[number], step: Settle): void {
    this.settling.set(what, step);
  }

  /** A step that deletes what a context keeps of somebody, in the unit of work that removes them. */
  forget(step: Forget): void {
    this.forgetting.push(step);
  }

  /** A step that hides what a context offers in the name of somebody who is suspended, and shows it again. */
  whenSuspended(step: Suspend): void {
    this.suspending.push(step);
  }

  /** In the unit of work that suspends somebody, or lifts that. */
  async suspend(personId: Id, suspended: boolean): Promise<void> {
    for (const step of this.suspending) await step(personId, suspended);
  }

  /** Settles at most `limit`, in the caller's unit of work; true when nothing is left. */
  async settleSome(personId: Id, limit: number, stays: boolean): Promise<boolean> {
    let left = limit;
    for (const what of ORDER) {
      left -= await this.stepOf(what)(personId, left, stays);
      if (left <= 0) return false;
    }
    return true;
  }

  /** Settles at most `limit` of one kind, and tells how many. */
  settleOnly(what: (typeof ORDER)[number], personId: Id, limit: number): Promise<number> {
    return this.stepOf(what)(personId, limit, false);
  }

  async forgetAll(person: Person): Promise<void> {
    for (const step of this.forgetting) await step(person);
  }

  private stepOf(what: (typeof ORDER)[number]): Settle {
    const settle = this.settling.get(what);
    if (!settle) throw new Error(`No context settles the ${what} of people who leave.`);
    return settle;
  }
}
