import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './account-number-cipher';

const key = randomBytes(32);

describe('an encrypted account number', () => {
  it('opens with its key and its record alone', () => {
    const sealed = encrypt('01712345678', 'one', key);
    expect(decrypt(sealed, 'one', key)).toBe('01712345678');
    expect(() => decrypt(sealed, 'other', key)).toThrow();
    expect(() => decrypt(sealed, 'one', randomBytes(32))).toThrow();
  });

  it('does not open once a bit of it was changed', () => {
    const bytes = Buffer.from(encrypt('01712345678', 'one', key), 'base64');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) ^ 1;
    expect(() => decrypt(bytes.toString('base64'), 'one', key)).toThrow();
  });

  it('never looks the same twice', () => {
    expect(encrypt('01712345678', 'one', key)).not.toBe(encrypt('01712345678', 'one', key));
  });
});
