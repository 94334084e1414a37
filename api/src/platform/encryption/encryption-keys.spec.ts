import { createSecretKey, randomBytes } from 'node:crypto';
import { DecryptionFailed, EncryptionKeys } from './encryption-keys';
import { seal } from './sealing';

const [old, current] = [randomBytes(32), randomBytes(32)];
const keys = new EncryptionKeys(current);

describe('what is encrypted at rest', () => {
  it('opens with its key and its record alone', () => {
    const sealed = keys.seal('01712345678', 'one');
    expect(keys.open(sealed, 'one')).toBe('01712345678');
    expect(() => keys.open(sealed, 'other')).toThrow(DecryptionFailed);
    expect(() => new EncryptionKeys(randomBytes(32)).open(sealed, 'one')).toThrow(DecryptionFailed);
  });

  it('does not open once a bit of it was changed', () => {
    const [id, text] = keys.seal('01712345678', 'one').split('.');
    const bytes = Buffer.from(text ?? '', 'base64');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) ^ 1;
    expect(() => keys.open(`${id}.${bytes.toString('base64')}`, 'one')).toThrow(DecryptionFailed);
  });

  it('never looks the same twice', () => {
    expect(keys.seal('01712345678', 'one')).not.toBe(keys.seal('01712345678', 'one'));
  });

  it('names its key, without a word of the key itself', () => {
    const [id] = keys.seal('01712345678', 'one').split('.');
    expect(`${id}.`).toBe(keys.prefix);
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(current.toString('hex')).not.toContain(id);
  });

  it('opens with another key that is still named, and so does what was sealed before keys had ids', () => {
    const both = new EncryptionKeys(current, [old]);
    expect(both.open(new EncryptionKeys(old).seal('01712345678', 'one'), 'one')).toBe('01712345678');
    for (const key of [old, current]) {
      expect(both.open(seal(Buffer.from('01712345678'), 'one', createSecretKey(key)), 'one')).toBe('01712345678');
    }
    expect(both.seal('01712345678', 'one')).toMatch(new RegExp(`^${keys.prefix}`));
  });

  it('keeps bytes as they are', () => {
    const bytes = randomBytes(48);
    expect(keys.openBytes(keys.seal(bytes, 'one'), 'one')).toEqual(bytes);
  });
});
