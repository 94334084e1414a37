import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { GrantProofAccess } from '../../images';
import { RejectionAppeals } from '../../submissions';
import { Announcements } from '../../integrations';
import { assertDisputable, type Dispute, open } from '../domain/dispute';
import { opened } from '../domain/events';
import { DisputeEscrow } from './dispute-escrow';
import { Disputes } from './disputes';
import { DisputeNotifier } from './dispute-notifier';

type Objection = Pick<Dispute, 'submissionId' | 'workerId' | 'statement' | 'pictures'>;

/**
 * A worker disputes a rejection, once and within a week. The reward is reserved immediately, so that it is available
 * for the decision. Throws NotFound, NotRejected, TooLate, NotOwnProof or AlreadyOpen.
 */
@Injectable()
export class OpenDispute {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly work: RejectionAppeals,
    private readonly disputes: Disputes,
    private readonly cover: DisputeEscrow,
    private readonly proof: GrantProofAccess,
    private readonly parties: DisputeNotifier,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  execute({ submissionId, workerId, statement, pictures }: Objection): Promise<Dispute> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(workerId);
      const work = await this.work.find(submissionId);
      const now = this.clock.now();
      assertDisputable(work, workerId, now);
      const cover = await this.cover.find(work);
      const dispute = open(work, { id: newId(), statement, pictures, cover }, now);
      await this.disputes.add(dispute);
      await this.proof.execute({ ownerId: workerId, to: dispute.buyerId, pictures });
      await this.work.dispute(work);
      await this.parties.notify(dispute.buyerId, 'dispute/opened', {
        title: dispute.title,
        coins: dispute.reward,
        about: dispute.submissionId,
      });
      await this.announcements.publish(opened(dispute));
      await this.cover.setAside(dispute);
      return dispute;
    });
  }
}
