import { createSecretKey, randomBytes } from 'node:crypto';
import { DecryptionFailed, EncryptionKeys } from './encryption-keys';
import { seal } from './sealing';

const [old, current] = [randomBytes(32), randomBytes(32)];
const keys = new EncryptionKeys(current);

describe('values encrypted at rest', () => {
  it('can be decrypted with their key and their record only', () => {
    const sealed = keys.seal('01712345678', 'one');
    expect(keys.open(sealed, 'one')).toBe('01712345678');
    expect(() => keys.open(sealed, 'other')).toThrow(DecryptionFailed);
    expect(() => new EncryptionKeys(randomBytes(32)).open(sealed, 'one')).toThrow(DecryptionFailed);
  });

  it('cannot be decrypted after one bit was changed', () => {
    const [id, text] = keys.seal('01712345678', 'one').split('.');
    const bytes = Buffer.from(text ?? '', 'base64');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) ^ 1;
    expect(() => keys.open(`${id}.${bytes.toString('base64')}`, 'one')).toThrow(DecryptionFailed);
  });

  it('are different each time', () => {
    expect(keys.seal('01712345678', 'one')).not.toBe(keys.seal('01712345678', 'one'));
  });

  it('name the id of their key, and reveal nothing of the key', () => {
    const [id] = keys.seal('01712345678', 'one').split('.');
    expect(`${id}.`).toBe(keys.prefix);
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(current.toString('hex')).not.toContain(id);
  });

  it('can be decrypted with a former key, also when they were encrypted before keys had ids', () => {
    const both = new EncryptionKeys(current, [old]);
    expect(both.open(new EncryptionKeys(old).seal('01712345678', 'one'), 'one')).toBe('01712345678');
    for (const key of [old, current]) {
      expect(both.open(seal(Buffer.from('01712345678'), 'one', createSecretKey(key)), 'one')).toBe('01712345678');
    }
    expect(both.seal('01712345678', 'one')).toMatch(new RegExp(`^${keys.prefix}`));
  });

  it('keep bytes unchanged', () => {
    const bytes = randomBytes(48);
    expect(keys.openBytes(keys.seal(bytes, 'one'), 'one')).toEqual(bytes);
  });
});
