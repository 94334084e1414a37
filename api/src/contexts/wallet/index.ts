export { type Balance, Balances } from './application/balances';
export { Ledger } from './application/ledger';
export { holds, LedgerAudit, type LedgerAudited, type LedgerReport } from './application/ledger-audit';
export { type Movement, Movements, SETTLED_MS } from './application/movements';
export { StatementQuery, type StatementFilter } from './adapters/out/statement.query';
export { Wallets } from './application/wallets';
export {
  type Account,
  availableOf,
  batchedOf,
  disputedOf,
  escrowOf,
  heldOf,
  house,
  kindOf,
  payableOf,
} from './domain/account';
export { type Transfer, transferFor, type TransferKind } from './domain/postings';
export { NotEnoughCoins } from './domain/wallet.errors';
