import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { type Person } from '../domain/person';

/**
 * What is settled of somebody who leaves, in this order. Nothing is posted behind the tasks, nobody sends work to a task or claims a
 * slot of it once it is closed, and disputes come behind the coins of tasks that came home.
 */
const ORDER = ['batches', 'tasks', 'submissions', 'claims', 'disputes', 'withdrawals', 'notifications'] as const;

type Settle = (personId: Id, limit: number) => Promise<number>;
type Forget = (person: Person) => Promise<void>;

/** What each context does when a person leaves for good. A context adds its steps while its module is built. */
@Injectable()
export class DepartureSteps {
  private readonly settling = new Map<(typeof ORDER)[number], Settle>();
  private readonly forgetting: Forget[] = [];

  /** A step that settles at most `limit` of what waits for somebody or from them, and tells how many. */
  settle(what: (typeof ORDER)[number], step: Settle): void {
    this.settling.set(what, step);
  }

  /** A step that deletes what a context keeps of somebody, in the unit of work that removes them. */
  forget(step: Forget): void {
    this.forgetting.push(step);
  }

  /** Settles at most `limit`, in the caller's unit of work; true when nothing is left. */
  async settleSome(personId: Id, limit: number): Promise<boolean> {
    let left = limit;
    for (const what of ORDER) {
      const settle = this.settling.get(what);
      if (!settle) throw new Error(`No context settles the ${what} of people who leave.`);
      left -= await settle(personId, left);
      if (left <= 0) return false;
    }
    return true;
  }

  async forgetAll(person: Person): Promise<void> {
    for (const step of this.forgetting) await step(person);
  }
}
