import { PostTask } from '../../src/contexts/tasks/application/post-task';
import { DEFAULT_TERMS } from '../../src/contexts/tasks/domain/task';
import { SubmitWork } from '../../src/contexts/submissions/application/submit-work';
import { availableOf, escrowOf, heldOf, Ledger, transferFor } from '../../src/contexts/wallet';
import { calendarDay } from '../../src/kernel/clock';
import { coins } from '../../src/kernel/coins';
import { type Id, newId } from '../../src/kernel/ids';
import { identifier, sql } from '../../src/platform/database/sql';
import { PICTURE } from './picture';
import { type TestApp } from '../test-app';

const DAY = 24 * 60 * 60 * 1000;

interface TaskOptions {
  readonly slots?: number;
  readonly payable?: number;
  readonly title?: string;
  /** From today on. */
  readonly days?: number;
  readonly allowanceMinutes?: number;
}

/** The use cases, with people who did not have to sign up. */
export class MarketplaceFixture {
  constructor(readonly testApp: TestApp) {}

  get<Service>(service: abstract new (...parameters: never[]) => Service): Service {
    return this.testApp.app.get<Service>(service);
  }

  /** A person with this many coins; `balances` returns them under the name, and under "NAME held" what is on hold. */
  async person(name: string, amount = 0): Promise<Id> {
    const id = newId();
    this.testApp.name(name, availableOf(id));
    this.testApp.name(`${name} held`, heldOf(id));
    await this.testApp.database.execute(
      sql`INSERT INTO person (id, email, name, image, role, created_at) VALUES (?, ?, ?, '', 'Worker', ?)`,
      [id, `${id.toLowerCase()}@kaaj.test`, name, Date.now()],
    );
    if (amount > 0) {
      const given = transferFor('starting-coins', { personId: id, coins: coins(amount) });
      await this.testApp.database.run(() => this.get(Ledger).post(given));
    }
    return id;
  }

  /** A posted task; `balances` returns its coins under "escrow". */
  async task(
    buyerId: Id,
    { slots = 1, payable = 5, title = 'Name ten birds', days = 7, allowanceMinutes = 60 }: TaskOptions = {},
  ): Promise<Id> {
    const { id } = await this.get(PostTask).execute({
      buyerId,
      title,
      detail: 'In English.',
      submissionInfo: 'The ten names.',
      slots,
      payable: coins(payable),
      completionDate: calendarDay(this.testApp.clock.clock.now() + days * DAY, this.testApp.config.timeZone),
      imageUrl: PICTURE,
      ...DEFAULT_TERMS,
      allowanceMinutes,
    });
    this.testApp.name('escrow', escrowOf(id));
    return id;
  }

  async work(taskId: Id, workerId: Id): Promise<Id> {
    const work = { taskId, workerId, role: 'Worker', detail: 'Robin, wren, ...' } as const;
    return (await this.get(SubmitWork).execute(work))._id;
  }

  /** A submission of a person who does not matter. */
  async workOfNewWorker(taskId: Id): Promise<Id> {
    return this.work(taskId, await this.person('somebody'));
  }

  /** The codes of a person's notifications, oldest first. */
  async notificationCodes(personId: Id): Promise<string[]> {
    const statement = sql`SELECT code FROM notification WHERE person_id = ? ORDER BY id`;
    return (await this.testApp.database.query<{ code: string }>(statement, [personId])).map(({ code }) => code);
  }

  /** The last notification of a person, with its parameters. */
  async lastNotification(personId: Id): Promise<{ code: string; params: unknown } | undefined> {
    const statement = sql`SELECT code, params FROM notification WHERE person_id = ? ORDER BY id DESC LIMIT 1`;
    const [row] = await this.testApp.database.query<{ code: string; params: string }>(statement, [personId]);
    return row && { code: row.code, params: JSON.parse(row.params) as unknown };
  }

  /** The texts of a person's notifications, oldest first. */
  async notificationTexts(personId: Id): Promise<string[]> {
    const statement = sql`SELECT message FROM notification WHERE person_id = ? ORDER BY id`;
    return (await this.testApp.database.query<{ message: string }>(statement, [personId])).map(
      ({ message }) => message,
    );
  }

  /** The entries of the audit log for an Admin's actions, oldest first. */
  async writtenDown(adminId: Id): Promise<{ action: string; subject: string; details: unknown }[]> {
    const statement = sql`SELECT action, subject, details FROM audit_entry WHERE admin_id = ? ORDER BY id`;
    const entries = await this.testApp.database.query<{ action: string; subject: string; details: string }>(statement, [
      adminId,
    ]);
    return entries.map((entry) => ({ ...entry, details: JSON.parse(entry.details) as unknown }));
  }

  /** One row of a table. */
  async row<Row>(
    table: 'task' | 'task_batch' | 'submission' | 'dispute' | 'withdrawal' | 'purchase',
    id: Id,
  ): Promise<Row | undefined> {
    return (await this.testApp.database.query<Row>(sql`SELECT * FROM ${identifier(table)} WHERE id = ?`, [id]))[0];
  }

  async transfers(): Promise<number> {
    return (await this.testApp.database.query<{ n: number }>(sql`SELECT COUNT(*) AS n FROM transfer`))[0]?.n ?? 0;
  }
}

/** The outcomes of concurrent attempts: "done", or the error code. */
export async function outcomes(attempts: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts);
  return settled
    .map((outcome) => (outcome.status === 'fulfilled' ? 'done' : String((outcome.reason as { code?: string }).code)))
    .sort();
}

/** The same outcome several times. */
export function times(count: number, outcome: string): string[] {
  return Array.from({ length: count }, () => outcome);
}
