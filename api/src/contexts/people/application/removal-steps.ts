import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { type Person } from '../domain/person';

/**
 * Order in which a removed person's records are settled. First unposted batches, so that no task is posted later. Then
 * tasks, so that no claim follows, and claims, so that no submission follows: a claim lets its worker submit to a closed
 * task. Disputes come after the coins of tasks were returned.
 */
const ORDER = [
  'batches',
  'tasks',
  'tests',
  'claims',
  'submissions',
  'disputes',
  'withdrawals',
  'notifications',
] as const;

/**
 * `stays`: the account stays until all coins are withdrawn, so the person's pending submissions and disputes continue.
 */
type Settle = (personId: Id, limit: number, stays: boolean) => Promise<number>;
type Suspend = (personId: Id, suspended: boolean) => Promise<void>;
type Erase = (person: Person) => Promise<void>;

/** What each context does when a person is removed. Contexts register their steps during startup. */
@Injectable()
export class RemovalSteps {
  private readonly settling = new Map<(typeof ORDER)[number], Settle>();
  private readonly erasing: Erase[] = [];
  private readonly suspending: Suspend[] = [];

  /** Registers a step that settles at most `limit` of the person's records and returns how many. */
  settle(what: (typeof ORDER)[number], step: Settle): void {
    this.settling.set(what, step);
  }

  /** Registers a step that deletes a person's data, in the unit of work that removes them. */
  erase(step: Erase): void {
    this.erasing.push(step);
  }

  /** Registers a step that hides a suspended person's offers, and shows them again. */
  whenSuspended(step: Suspend): void {
    this.suspending.push(step);
  }

  /** Runs in the unit of work that suspends a person or lifts the suspension. */
  async suspend(personId: Id, suspended: boolean): Promise<void> {
    for (const step of this.suspending) await step(personId, suspended);
  }

  /** Settles at most `limit` records, in the caller's unit of work; true when nothing is left. */
  async settleSome(personId: Id, limit: number, stays: boolean): Promise<boolean> {
    let left = limit;
    for (const what of ORDER) {
      left -= await this.stepOf(what)(personId, left, stays);
      if (left <= 0) return false;
    }
    return true;
  }

  /** Settles at most `limit` records of one kind, and returns how many. */
  settleOnly(what: (typeof ORDER)[number], personId: Id, limit: number): Promise<number> {
    return this.stepOf(what)(personId, limit, false);
  }

  async eraseAll(person: Person): Promise<void> {
    for (const step of this.erasing) await step(person);
  }

  private stepOf(what: (typeof ORDER)[number]): Settle {
    const settle = this.settling.get(what);
    if (!settle) throw new Error(`No context settles the ${what} of people who leave.`);
    return settle;
  }
}
