import { createHash } from 'node:crypto';
import { type Id } from '../../../kernel/ids';

/** Whoever has the bytes can tell whose picture it is, and two people's same picture are two, so that one can go alone. */
export function pictureName(ownerId: Id, bytes: Buffer): string {
  return `${createHash('sha256').update(`${ownerId}:`).update(bytes).digest('hex').slice(0, 32)}.webp`;
}
