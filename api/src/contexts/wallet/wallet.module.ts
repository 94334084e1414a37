import { Module } from '@nestjs/common';
import { SqlBalances } from './adapters/out/sql-balances';
import { LedgerAudit } from './adapters/out/ledger-audit.query';
import { SqlLiens } from './adapters/out/sql-liens';
import { SqlTransferReader } from './adapters/out/sql-transfer-reader';
import { SqlPersonalAccounts } from './adapters/out/sql-personal-accounts';
import { SqlFees } from './adapters/out/sql-fees';
import { YearQuery } from './adapters/out/year.query';
import { StatementQuery } from './adapters/out/statement.query';
import { SqlLedger } from './adapters/out/sql-ledger';
import { PendingTransfers } from './adapters/out/pending-transfers';
import { Balances } from './application/balances';
import { Fees } from './application/fees';
import { Ledger } from './application/ledger';
import { Liens } from './application/liens';
import { TransferReader } from './application/transfer-reader';
import { PersonalAccounts } from './application/personal-accounts';
import { SpendingLimits } from './application/spending-limits';
import { Wallets } from './application/wallets';

@Module({
  providers: [
    PendingTransfers,
    Wallets,
    SpendingLimits,
    SqlFees,
    { provide: Fees, useExisting: SqlFees },
    { provide: Balances, useClass: SqlBalances },
    { provide: Ledger, useClass: SqlLedger },
    { provide: Liens, useClass: SqlLiens },
    LedgerAudit,
    { provide: TransferReader, useClass: SqlTransferReader },
    StatementQuery,
    YearQuery,
    { provide: PersonalAccounts, useClass: SqlPersonalAccounts },
  ],
  exports: [Balances, Fees, Ledger, LedgerAudit, SpendingLimits, StatementQuery, TransferReader, Wallets, YearQuery],
})
export class WalletModule {}
