import { Injectable } from '@nestjs/common';
import { type Receipt, type ReceiptKind, type ReceiptWork, type Role } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { found } from '../../../../kernel/not-found';
import { DisputePagesQuery } from '../../../disputes';
import { People, suspensionReceipt, Suspensions } from '../../../people';
import { PictureHashes } from '../../../images';
import { PaymentPagesQuery } from '../../../payments';
import { bonusAnswer, Bonuses, type SubmissionDetails, SubmissionPagesQuery } from '../../../submissions';
import { surplusReference } from '../../../tasks';
import { disputedOf, kindOf, TransferReader } from '../../../wallet';
import { WithdrawalPagesQuery } from '../../../cash-out';
import { TRANSFERS } from '../../domain/transfers';

/** The caller. Both parties of an event may see its receipt, and so may Admins. */
interface Viewer {
  readonly personId: Id;
  readonly role: Role | undefined;
}

type Part = Partial<Receipt> & { readonly references?: readonly string[] };

/** Receipts of settled events, with everything that belongs to them. */
@Injectable()
export class ReceiptsQuery {
  constructor(
    private readonly submissions: SubmissionPagesQuery,
    private readonly bonuses: Bonuses,
    private readonly disputes: DisputePagesQuery,
    private readonly withdrawals: WithdrawalPagesQuery,
    private readonly payments: PaymentPagesQuery,
    private readonly people: People,
    private readonly suspensions: Suspensions,
    private readonly pictures: PictureHashes,
    private readonly movements: TransferReader,
  ) {}

  /** Throws NotFound for an event that does not exist, is not settled yet, or does not concern the viewer. */
  async of(kind: ReceiptKind, id: Id, viewer: Viewer): Promise<Receipt> {
    const { references = [id], ...settled } = found(await this[kind](id, viewer));
    const moved = await this.movements.of(TRANSFERS[kind], references);
    return {
      ...{ kind, _id: id, worker: null, buyer: null, work: null, dispute: null, payout: null, purchase: null },
      ...{ suspension: null, bonus: null },
      ...settled,
      transfers: moved.map((movement) => ({
        _id: movement.id,
        kind: movement.kind,
        coins: movement.amount,
        from: kindOf(movement.from),
        to: kindOf(movement.to),
        at: new Date(movement.at).toISOString(),
      })),
    };
  }

  private async decision(id: Id, viewer: Viewer): Promise<Part | undefined> {
    const work = await this.submissions.details(id, viewer);
    if (!work?.decision) return undefined;
    return {
      references: [id, ...[id, disputedOf(id)].map((releasedBy) => surplusReference(work.task._id, releasedBy))],
      ...sidesOf(work),
      work: await this.workOf(work),
      dispute: await this.disputes.about(id),
    };
  }

  private async dispute(id: Id, viewer: Viewer): Promise<Part | undefined> {
    const dispute = await this.disputes.one(id, viewer.role === 'Admin' ? undefined : viewer.personId);
    if (dispute?.state !== 'decided') return undefined;
    const { submissionId, worker, buyer } = dispute;
    const work = await this.submissions.details(submissionId, viewer);
    return {
      references: [submissionId, surplusReference(dispute.task._id, disputedOf(submissionId))],
      worker: named(worker),
      buyer: named(buyer),
      dispute,
      work: work ? await this.workOf(work) : null,
    };
  }

  private async payout(id: Id, { personId, role }: Viewer): Promise<Part | undefined> {
    const payout = await this.withdrawals.one(id, role === 'Admin' ? undefined : personId);
    const decided = payout?.status === 'accepted' || payout?.status === 'rejected';
    return decided ? { payout, worker: named(payout.worker) } : undefined;
  }

  private async purchase(id: Id, { personId, role }: Viewer): Promise<Part | undefined> {
    const bought = await this.payments.one(id);
    if (!bought || (role !== 'Admin' && bought.buyerId !== personId) || bought.payment.state !== 'settled') {
      return undefined;
    }
    const name = (await this.people.cards([bought.buyerId])).get(bought.buyerId)?.name ?? '';
    return { purchase: bought.payment, buyer: { _id: bought.buyerId, name } };
  }

  /** Visible to its person in any role. */
  private async suspension(id: Id, { personId, role }: Viewer): Promise<Part | undefined> {
    const suspension = await this.suspensions.find(id);
    if (!suspension || (role !== 'Admin' && suspension.personId !== personId)) return undefined;
    const name = (await this.people.cards([suspension.personId])).get(suspension.personId)?.name ?? '';
    return {
      references: [`${id}:available`],
      worker: { _id: suspension.personId, name },
      suspension: suspensionReceipt(suspension),
    };
  }

  private async bonus(id: Id, viewer: Viewer): Promise<Part | undefined> {
    const paid = await this.bonuses.find(id);
    const work = paid && (await this.submissions.details(paid.submissionId, viewer));
    if (!paid || !work) return undefined;
    return { ...sidesOf(work), work: await this.workOf(work), bonus: bonusAnswer(paid) };
  }

  private async workOf(work: SubmissionDetails): Promise<ReceiptWork> {
    const { instructions, decision, currentDate, changes, task } = work;
    const versions = await Promise.all(
      work.versions.map(async ({ pictures, ...version }) => ({
        ...version,
        pictures: await Promise.all(
          pictures.map(async (address) => ({ address, sha256: await this.pictures.of(address) })),
        ),
      })),
    );
    return { instructions, decision, currentDate, changes, versions, payableAmount: task.payableAmount };
  }
}

function sidesOf({ worker, buyer }: SubmissionDetails): Pick<Receipt, 'worker' | 'buyer'> {
  return { worker: named(worker), buyer: named(buyer) };
}

/** Receipts contain names, but no pictures of people. */
const named = ({ _id, name }: NonNullable<Receipt['worker']>) => ({ _id, name });
