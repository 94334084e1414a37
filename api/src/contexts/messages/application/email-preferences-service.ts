import { Injectable } from '@nestjs/common';
import {
  CATEGORIES_OF_ROLE,
  type EmailFrequency,
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type Role,
} from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Mailer } from '../../../platform/mail/mailer';
import { People } from '../../people';
import { type EmailPreferences, nextMailAt, DEFAULT_EMAIL_PREFERENCES } from '../domain/digest-state';
import { BadUnsubscribeLink } from '../domain/notice-mails.errors';
import { MailStandings } from './mail-standings';
import { UnsubscribeTokens } from './unsubscribe-tokens';

export interface ShownWishes {
  /** Those that their role is told of. */
  readonly kinds: readonly NotificationCategory[];
  readonly on: readonly NotificationCategory[];
  readonly pace: EmailFrequency;
  /** Whether mails leave this installation. */
  readonly mails: boolean;
  /** Whether their address is proved to be theirs; nothing is mailed before. */
  readonly verified: boolean;
}

/** What somebody wants to be mailed of what they are told. */
@Injectable()
export class EmailPreferencesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: MailStandings,
    private readonly people: People,
    private readonly tokens: UnsubscribeTokens,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async of(personId: Id): Promise<ShownWishes> {
    const { role, verifiedAt } = await this.people.get(personId);
    const { pace, off } = (await this.standings.find(personId)) ?? DEFAULT_EMAIL_PREFERENCES;
    const kinds = CATEGORIES_OF_ROLE[role];
    const on = kinds.filter((kind) => !off.includes(kind));
    return { kinds, on, pace, mails: this.mailer.leaves, verified: verifiedAt !== null };
  }

  /** `on`: of the kinds of their role those that are mailed. What they chose in another role stays. */
  choose(personId: Id, { on, pace }: { on: readonly NotificationCategory[]; pace: EmailFrequency }): Promise<void> {
    return this.change(personId, (role, before) => ({
      pace,
      off: NOTIFICATION_CATEGORIES.filter((kind) =>
        CATEGORIES_OF_ROLE[role].includes(kind) ? !on.includes(kind) : before.off.includes(kind),
      ),
    }));
  }

  /** For whoever holds a mail, signed in or not: no kind is mailed any more. Throws BadUnsubscribeLink. */
  async turnOff(token: string): Promise<void> {
    const personId = this.tokens.read(token);
    if (!personId) throw new BadUnsubscribeLink();
    await this.change(personId, (_, { pace }) => ({ pace, off: NOTIFICATION_CATEGORIES }));
  }

  private change(personId: Id, next: (role: Role, before: EmailPreferences) => EmailPreferences): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.standings.lockCursor();
      // Nobody is removed meanwhile, and nothing is kept of somebody who was.
      if (!(await this.people.stays(personId))) return;
      const before = (await this.standings.find(personId)) ?? { ...DEFAULT_EMAIL_PREFERENCES, dueAt: 0, sentAt: 0 };
      const wishes = next((await this.people.get(personId)).role, before);
      const waits = before.dueAt > 0;
      const dueAt = waits ? nextMailAt({ pace: wishes.pace, sentAt: before.sentAt }, this.clock.now()) : 0;
      await this.standings.choose(personId, wishes, dueAt);
    });
  }
}
