import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { minIdAt, type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Mailer } from '../../../platform/mail/mailer';
import { Job } from '../../../platform/scheduler/job';
import { People } from '../../people';
import { type DigestState, nextMailAt, VISIBILITY_DELAY_MS, DEFAULT_EMAIL_PREFERENCES } from '../domain/digest-state';
import { Inbox } from './inbox';
import { DigestStates } from './digest-states';
import { SendDigest } from './send-digest';

export const NOTIFICATION_BATCH_SIZE = 200;
const MAIL_BATCH_SIZE = 50;

/**
 * Processes all notifications in order, each once, and schedules mails by each person's preferences. After a crash
 * another process continues at the cursor. Without outgoing mail nothing is scheduled.
 */
@Injectable()
export class ScheduleDigests extends Job {
  readonly name = 'mail notices';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly inbox: Inbox,
    private readonly digests: DigestStates,
    private readonly mails: SendDigest,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(report: (error: unknown) => void): Promise<boolean> {
    const now = this.clock.now();
    const settled = minIdAt(now - VISIBILITY_DELAY_MS);
    const moreToProcess = await this.unitOfWork.run(() => this.process(settled, now));
    const due = await this.digests.due(now, MAIL_BATCH_SIZE);
    let done = 0;
    for (const state of due) {
      try {
        await this.unitOfWork.run(() => this.write(state, now));
        done += 1;
      } catch (error) {
        report(error);
      }
    }
    return moreToProcess || done === MAIL_BATCH_SIZE;
  }

  /** Schedules mails for notified people; returns whether more notifications are left. */
  private async process(settled: Id, now: number): Promise<boolean> {
    const position = await this.digests.lockCursor();
    if (position === undefined || !this.mailer.leaves) {
      await this.digests.settleAll();
      await this.digests.moveTo(settled);
      return false;
    }
    if (position >= settled) return false;
    const marks = await this.inbox.marksBetween(position, settled, NOTIFICATION_BATCH_SIZE);
    const first = new Map<Id, Id>();
    for (const { id, personId } of marks) if (!first.has(personId)) first.set(personId, id);
    const digests = await this.digests.among([...first.keys()]);
    const people = await this.people.cards([...first.keys()]);
    for (const [personId, since] of first) {
      // Nothing is stored for a removed person.
      if (!people.get(personId)?.email) continue;
      const { pace, sentAt } = digests.get(personId) ?? { ...DEFAULT_EMAIL_PREFERENCES, sentAt: 0 };
      await this.digests.wait(personId, since, nextMailAt({ pace, sentAt }, now));
    }
    const last = marks.at(-1);
    const more = marks.length === NOTIFICATION_BATCH_SIZE;
    await this.digests.moveTo(more && last ? last.id : settled);
    return more;
  }

  /** The mail covers pending notifications up to the cursor; later ones become pending again. */
  private async write(state: DigestState, now: number): Promise<void> {
    const until = await this.digests.lockCursor();
    if (until === undefined) return;
    const window = { personId: state.personId, since: state.since, until };
    const any = (await this.mails.notices(window)).length > 0;
    if (!(await this.digests.settle(state, any ? now : state.sentAt))) return;
    if (any) await this.mails.enqueue(window);
  }
}
