import { Injectable } from '@nestjs/common';
import { type NotificationCode, type NotificationParams } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { People } from '../../people';
import { Notifier } from '../../messages';

/**
 * Notifies both parties of a dispute. Its buyer may have been removed before it began, or while it waits for an Admin.
 */
@Injectable()
export class DisputeNotifier {
  constructor(
    private readonly people: People,
    private readonly notifier: Notifier,
  ) {}

  /** Skips removed people, whose notifications would never be read or deleted. Inside the caller's unit of work. */
  async notify(
    personId: Id,
    code: NotificationCode,
    params: NotificationParams & { readonly about: Id },
  ): Promise<void> {
    const card = (await this.people.cards([personId])).get(personId);
    if (card?.email) await this.notifier.notify(personId, code, params);
  }
}
