export { type Balance, Balances } from './application/balances';
export { Fees } from './application/fees';
export { type FeeBase, feeOf, heldFee, totalFee } from './domain/fee';
export { Ledger } from './application/ledger';
export { isBalanced, type LedgerReport } from './application/ledger-audit';
export { LedgerAudit } from './adapters/out/ledger-audit.query';
export { type RecordedTransfer, TransferReader, COMMIT_HORIZON_MS } from './application/transfer-reader';
export { YearQuery } from './adapters/out/year.query';
export { StatementQuery, type StatementFilter } from './adapters/out/statement.query';
export { SpendingLimits } from './application/spending-limits';
export { Wallets } from './application/wallets';
export {
  type Account,
  availableOf,
  batchedOf,
  disputedOf,
  escrowOf,
  heldOf,
  platformAccount,
  kindOf,
  payableOf,
} from './domain/account';
export { type Transfer, transferFor } from './domain/postings';
export { NotEnoughCoins } from './domain/wallet.errors';
