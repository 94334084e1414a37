import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { type Dispute, participantsOf, partyOf } from '../domain/dispute';
import { AlreadyDecided, SupporterNamed, SupporterUnfit } from '../domain/dispute.errors';
import { DisputeNotifier } from './dispute-notifier';
import { Disputes } from './disputes';

interface NameSupporterInput {
  readonly disputeId: Id;
  readonly personId: Id;
  readonly email: string;
}

/**
 * The worker or buyer of a dispute names a supporter, who may read it and write messages; idempotent. Throws NotFound,
 * SupporterUnfit, SupporterNamed or AlreadyDecided.
 */
@Injectable()
export class NameSupporter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly disputes: Disputes,
    private readonly parties: DisputeNotifier,
  ) {}

  execute({ disputeId, personId, email }: NameSupporterInput): Promise<Dispute> {
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
}
