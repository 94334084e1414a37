import { Injectable } from '@nestjs/common';
import {
  CATEGORIES_OF_ROLE,
  type EmailFrequency,
  type EmailPreferences as PreferencesView,
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
import { BadUnsubscribeLink } from '../domain/messages.errors';
import { DigestStates } from './digest-states';
import { UnsubscribeTokens } from './unsubscribe-tokens';

@Injectable()
export class EmailPreferencesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly digests: DigestStates,
    private readonly people: People,
    private readonly tokens: UnsubscribeTokens,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async of(personId: Id): Promise<PreferencesView> {
    const { role, verifiedAt } = await this.people.get(personId);
    const { pace, off } = (await this.digests.find(personId)) ?? DEFAULT_EMAIL_PREFERENCES;
    const kinds = CATEGORIES_OF_ROLE[role];
    const on = kinds.filter((kind) => !off.includes(kind));
    return { kinds, on, pace, mails: this.mailer.leaves, verified: verifiedAt !== null };
  }

  /** `on`: the mailed categories of their role. Choices for other roles stay. */
  choose(personId: Id, { on, pace }: { on: readonly NotificationCategory[]; pace: EmailFrequency }): Promise<void> {
    return this.change(personId, (role, before) => ({
      pace,
      off: NOTIFICATION_CATEGORIES.filter((kind) =>
        CATEGORIES_OF_ROLE[role].includes(kind) ? !on.includes(kind) : before.off.includes(kind),
      ),
    }));
  }

  /** For the holder of a mail's link, without a session: disables all categories. Throws BadUnsubscribeLink. */
  async unsubscribe(token: string): Promise<void> {
    const personId = this.tokens.read(token);
    if (!personId) throw new BadUnsubscribeLink();
    await this.change(personId, (_, { pace }) => ({ pace, off: NOTIFICATION_CATEGORIES }));
  }

  private change(personId: Id, next: (role: Role, before: EmailPreferences) => EmailPreferences): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.digests.lockCursor();
      // Locks the person against a concurrent removal; nothing is stored for a removed person.
      if (!(await this.people.lockIfExists(personId))) return;
      const before = (await this.digests.find(personId)) ?? { ...DEFAULT_EMAIL_PREFERENCES, dueAt: 0, sentAt: 0 };
      const preferences = next((await this.people.get(personId)).role, before);
      const waits = before.dueAt > 0;
      const dueAt = waits ? nextMailAt({ pace: preferences.pace, sentAt: before.sentAt }, this.clock.now()) : 0;
      await this.digests.choose(personId, preferences, dueAt);
    });
  }
}
