import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { type Dispute, type DisputeMessage, participantsOf, partyOf } from '../domain/dispute';
import { AlreadyDecided, SupporterNamed, SupporterUnfit, TooManyMessages } from '../domain/dispute.errors';
import { DisputeNotifier } from './dispute-notifier';
import { Disputes } from './disputes';

/** Messages between the participants of a dispute, and their supporters. */
@Injectable()
export class DisputeParticipants {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly disputes: Disputes,
    private readonly parties: DisputeNotifier,
    private readonly clock: Clock,
  ) {}

  /**
   * The worker or buyer of a dispute names a supporter, who may read it and write messages; idempotent. Throws
   * NotFound, SupporterUnfit, SupporterNamed or AlreadyDecided.
   */
  nameSupporter(disputeId: Id, personId: Id, email: string): Promise<Dispute> {
    return this.unitOfWork.run(async () => {
      const dispute = await this.disputes.find(disputeId);
      const side = dispute && partyOf(dispute, personId);
      if (!dispute || (side !== 'worker' && side !== 'buyer')) throw new NotFound();
      const supporter = await this.people.find(email);
      const named = side === 'worker' ? dispute.workerSupporterId : dispute.buyerSupporterId;
      if (supporter && named === supporter.id) return dispute;
      if (dispute.state === 'decided') throw new AlreadyDecided();
      if (named !== null) throw new SupporterNamed();
      const isUnfit = !supporter || supporter.role === 'Admin' || participantsOf(dispute).includes(supporter.id);
      if (isUnfit || !(await this.people.lockIfExists(supporter.id))) throw new SupporterUnfit();
      if (!(await this.disputes.nameSupporter(disputeId, side, supporter.id))) throw new SupporterNamed();
      const params = { title: dispute.title, about: disputeId };
      await this.parties.notify(supporter.id, 'dispute/supporter-you', params);
      await this.parties.notify(side === 'worker' ? dispute.buyerId : dispute.workerId, 'dispute/supporter', params);
      return (await this.disputes.find(disputeId)) as Dispute;
    });
  }

  /**
   * A participant of an undecided dispute sends a message to the others. Throws NotFound, AlreadyDecided or
   * TooManyMessages.
   */
  send(disputeId: Id, authorId: Id, text: string): Promise<DisputeMessage> {
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
