import { type EncryptedTable } from './platform/encryption/rotate-keys';

/** All columns that are encrypted at rest. A key rotation only covers these. */
export const sealedTables: readonly EncryptedTable[] = [
  {
    table: 'withdrawal',
    key: 'id',
    columns: ['account_number'],
    hash: { column: 'account_hash', rail: 'payment_system' },
  },
  {
    table: 'payout_account',
    key: 'id',
    columns: ['account_number'],
    hash: { column: 'account_hash', rail: 'payment_system' },
  },
  { table: 'second_factor', key: 'id', columns: ['sealed'] },
  { table: 'webhook_endpoint', key: 'id', columns: ['secret', 'former_secret'] },
  { table: 'book_key', key: 'number', owner: 'id', columns: ['sealed'] },
  { table: 'link_secret', key: 'id', columns: ['sealed'] },
  { table: 'kept_key', key: 'name', columns: ['sealed'] },
];
