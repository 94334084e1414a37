import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { runToCompletion } from '../../../../platform/aggregates/incremental-aggregate';
import { AggregateRefresher, type AggregateSnapshot } from '../../../../platform/aggregates/aggregate-refresher';
import { type LedgerReport } from '../../application/ledger-audit';
import { IncrementalLedgerAudit } from './incremental-ledger-audit';

/** Compares every account with its transfers, in constant memory and while coins move. */
@Injectable()
export class LedgerAudit {
  private readonly survey: IncrementalLedgerAudit;
  private running: Promise<LedgerReport> | undefined;

  constructor(
    database: Database,
    private readonly aggregates: AggregateRefresher,
  ) {
    this.survey = new IncrementalLedgerAudit(database);
    aggregates.add(this.survey);
  }

  /** Runs a whole audit. Concurrent calls in this process share one run. */
  run(): Promise<LedgerReport> {
    return (this.running ??= runToCompletion(this.survey).finally(() => (this.running = undefined)));
  }

  /** Result of the last scheduled audit; undefined before the first. */
  last(): Promise<AggregateSnapshot<LedgerReport> | undefined> {
    return this.aggregates.last(this.survey.name);
  }

  /** Whether an audit is running or requested. */
  underWay(): Promise<boolean> {
    return this.aggregates.isRunningOrRequested(this.survey.name);
  }
}
