import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { type DisputeMessage, participantsOf, partyOf } from '../domain/dispute';
import { AlreadyDecided, TooManyMessages } from '../domain/dispute.errors';
import { DisputeNotifier } from './dispute-notifier';
import { Disputes } from './disputes';

interface Sending {
  readonly disputeId: Id;
  readonly authorId: Id;
  readonly text: string;
}

/**
 * A participant of an undecided dispute sends a message to the others. Throws NotFound, AlreadyDecided or
 * TooManyMessages.
 */
@Injectable()
export class SendDisputeMessage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly disputes: Disputes,
    private readonly parties: DisputeNotifier,
    private readonly clock: Clock,
  ) {}

  execute({ disputeId, authorId, text }: Sending): Promise<DisputeMessage> {
    return this.unitOfWork.run(async () => {
      // The lock serializes the count of this author's messages.
      await this.people.lock(authorId);
      const dispute = await this.disputes.find(disputeId);
      const party = dispute && partyOf(dispute, authorId);
      if (!dispute || !party) throw new NotFound();
      if (dispute.state === 'decided') throw new AlreadyDecided();
      if ((await this.disputes.countMessages(disputeId, authorId)) >= LIMITS.disputeMessages)
        throw new TooManyMessages();
      const message = { id: newId(), disputeId, authorId, party, text, at: this.clock.now() };
      await this.disputes.addMessage(message);
      for (const personId of participantsOf(dispute)) {
        if (personId === authorId) continue;
        await this.parties.notify(personId, 'dispute/message', { title: dispute.title, about: disputeId });
      }
      return message;
    });
  }
}
