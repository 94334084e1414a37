import { Injectable } from '@nestjs/common';
import { type QueuedWithdrawal, type RiskSignal, type Withdrawal, type WithdrawalSignals } from '@kaaj/contract';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { found } from '../../../../kernel/not-found';
import { signalsOf, weightOf } from '../../domain/risk-signals';
import { WithdrawalPagesQuery } from './withdrawal-pages.query';
import { RiskFactsQuery } from './risk-facts.query';

/** Risk signals of a withdrawal for Admins. They explain and sort; only people decide. */
@Injectable()
export class RiskSignalsQuery {
  constructor(
    private readonly withdrawals: WithdrawalPagesQuery,
    private readonly facts: RiskFactsQuery,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Throws NotFound. */
  async ofOne(id: Id): Promise<WithdrawalSignals> {
    const withdrawal = found(await this.withdrawals.one(id, undefined));
    const { refundableDays } = this.config;
    const subject = subjectOf(withdrawal);
    const facts = (await this.facts.of([subject], refundableDays)).get(id);
    const signals: RiskSignal[] = [];
    for (const signal of facts ? signalsOf(facts) : [])
      signals.push({ ...signal, rows: await this.facts.behind(signal.code, subject, refundableDays) });
    return { _id: id, refundableDays, signals };
  }

  /**
   * One page of the queue: pending ones with their signals, overdue ones first and then by weight, followed by decided
   * ones.
   */
  async inQueue(page: readonly Withdrawal[]): Promise<readonly QueuedWithdrawal[]> {
    const pending = page.filter(({ status }) => status === 'pending');
    const facts = await this.facts.of(pending.map(subjectOf), this.config.refundableDays);
    const waiting = pending.map((withdrawal) => {
      const known = facts.get(withdrawal._id);
      return { ...withdrawal, signals: known ? signalsOf(known).map(({ code, level }) => ({ code, level })) : [] };
    });
    waiting.sort(
      (one, other) =>
        Number(this.isOverdue(other)) - Number(this.isOverdue(one)) || weightOf(other.signals) - weightOf(one.signals),
    );
    const decided = page.filter(({ status }) => status !== 'pending');
    return [...waiting, ...decided.map((withdrawal) => ({ ...withdrawal, signals: [] }))];
  }

  private isOverdue({ payout }: Withdrawal): boolean {
    return typeof payout?.due === 'string' && Date.parse(payout.due) < this.clock.now();
  }
}

const subjectOf = ({ _id, worker }: Withdrawal) => ({ id: _id, workerId: worker._id });
