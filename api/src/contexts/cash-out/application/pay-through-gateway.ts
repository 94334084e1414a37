import { Injectable } from '@nestjs/common';
import { dollarsOfCents, type PayoutDoubt } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ItemJob } from '../../../platform/scheduler/job';
import { Notifier } from '../../messages';
import { nextPollAt, isLost, reconcile } from '../domain/gateway-records';
import { type Payout } from '../domain/payout';
import { PayoutGateway, type PayoutService } from './payout-gateway';
import { RecordPayoutResult } from './record-payout-result';
import { ReferenceUsed } from './payouts';
import { type Leased, GatewayDispatches } from './gateway-dispatches';

/**
 * Lease of one payout, longer than any call of the gateway. The job's own lease may expire while a slow gateway is
 * called.
 */
const LEASE_MS = 60_000;

/**
 * Pays queued payouts through the payout gateway. The dispatch is stored before the call. After a crash or a lost
 * response the gateway is polled first. A payout is submitted again only if the gateway has no record of it 15 minutes
 * later. The response of the call is ignored: only polled records count as a result.
 */
@Injectable()
export class PayThroughGateway extends ItemJob {
  // Stryker disable next-line StringLiteral: equivalent mutant, any unique name works
  readonly name = 'pay through the gateway';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly gateway: PayoutGateway,
    private readonly dispatches: GatewayDispatches,
    private readonly outcomes: RecordPayoutResult,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected due(limit: number): Promise<readonly Id[]> {
    return this.gateway.service ? this.dispatches.due(this.clock.now(), limit) : Promise.resolve([]);
  }

  protected async execute(id: Id): Promise<void> {
    const { service } = this.gateway;
    const now = this.clock.now();
    const leased = service && (await this.dispatches.lease(id, now, now + LEASE_MS));
    if (!leased) return;
    if (leased.submittedAt === 0) await this.submit(service, leased);
    else await this.poll(service, leased);
  }

  private async submit(service: PayoutService, leased: Leased): Promise<void> {
    const { payout, accountNumber } = leased;
    const { id, paymentSystem: rail, cents } = payout;
    const now = this.clock.now();
    if (await this.dispatches.storeDispatch(leased, now, nextPollAt(now, now))) {
      await service.submit({ id, rail, cents, accountNumber });
    }
  }

  private async poll(service: PayoutService, leased: Leased): Promise<void> {
    const { payout, submittedAt } = leased;
    const verdict = reconcile(payout, await service.poll(payout.id, submittedAt));
    const now = this.clock.now();
    if (verdict.reported === 'unknown' && isLost(submittedAt, now)) return this.submit(service, leased);
    if (verdict.reported === 'doubtful') return this.markDoubtful(payout, verdict.doubt);
    if (verdict.reported !== 'unknown' && verdict.reported !== 'nothing-new') {
      try {
        await this.unitOfWork.run(async () => {
          const removed = await this.outcomes.findRemovedWorkers([payout]);
          await this.outcomes.settle({ reference: '', reason: '', ...verdict, payout }, removed);
        });
      } catch (error) {
        if (error instanceof ReferenceUsed) return this.markDoubtful(payout, 'reference');
        throw error;
      }
    }
    return this.dispatches.pollAt(payout.id, nextPollAt(submittedAt, now));
  }

  private markDoubtful({ id, cents }: Payout, doubt: PayoutDoubt): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.dispatches.markDoubtful(id, doubt))) return;
      const dollars = dollarsOfCents(cents).toFixed(2);
      await this.notifier.notifyAdmins(`payout/doubtful-${doubt}`, { dollars, payout: id, about: id });
    });
  }
}
