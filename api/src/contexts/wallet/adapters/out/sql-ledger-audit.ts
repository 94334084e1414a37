import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { runToCompletion } from '../../../../platform/aggregates/incremental-aggregate';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { type LedgerAudited, type LedgerAudit, type LedgerReport } from '../../application/ledger-audit';
import { IncrementalLedgerAudit } from './incremental-ledger-audit';

@Injectable()
export class SqlLedgerAudit implements LedgerAudit {
  private readonly survey: IncrementalLedgerAudit;
  private running: Promise<LedgerReport> | undefined;

  constructor(
    database: Database,
    private readonly aggregates: AggregateRefresher,
  ) {
    this.survey = new IncrementalLedgerAudit(database);
    aggregates.add(this.survey);
  }

  run(): Promise<LedgerReport> {
    return (this.running ??= runToCompletion(this.survey).finally(() => (this.running = undefined)));
  }

  async last(): Promise<LedgerAudited | undefined> {
    const last = await this.aggregates.last<LedgerReport>(this.survey.name);
    return last && { report: last.result, at: last.at };
  }

  underWay(): Promise<boolean> {
    return this.aggregates.isRunningOrRequested(this.survey.name);
  }
}
