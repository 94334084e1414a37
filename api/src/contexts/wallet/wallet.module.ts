import { Module } from '@nestjs/common';
import { SqlLedgerAudit } from './adapters/sql-ledger-audit';
import { TypeormLedger } from './adapters/typeorm-ledger';
import { Ledger } from './application/ledger';
import { LedgerAudit } from './application/ledger-audit';

@Module({
  providers: [
    { provide: Ledger, useClass: TypeormLedger },
    { provide: LedgerAudit, useClass: SqlLedgerAudit },
  ],
  exports: [Ledger, LedgerAudit],
})
export class WalletModule {}
