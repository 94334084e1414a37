import { createHash, randomBytes } from 'node:crypto';
import { accountHash, accountHashKey } from './account-hash';

const key = accountHashKey(randomBytes(32));

describe('the hash of an account', () => {
  it('is equal for the same account, and differs for another number, payment system or key', () => {
    const hash = accountHash('bkash', '01712345678', key);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(accountHash('bkash', '01712345678', key)).toBe(hash);
    expect(accountHash('bkash', '01712345679', key)).not.toBe(hash);
    expect(accountHash('nagad', '01712345678', key)).not.toBe(hash);
    expect(accountHash('bkash', '01712345678', accountHashKey(randomBytes(32)))).not.toBe(hash);
  });

  it('cannot be found by trying numbers without the key', () => {
    expect(accountHash('bkash', '01712345678', key)).not.toBe(
      createHash('sha256').update('bkash 01712345678').digest('hex'),
    );
  });
});
