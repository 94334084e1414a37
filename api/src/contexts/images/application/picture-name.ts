import { createHash } from 'node:crypto';
import { type Id } from '../../../kernel/ids';

/** Whoever has the bytes can tell whose picture it is, and two people's same picture are two, so that one can go alone. */
export function pictureName(ownerId: Id, bytes: Buffer): string {
  return `${digest(`${ownerId}:`, bytes)}.webp`;
}

/** Proof has names of its own: the same picture may be somebody's face, which everybody sees. */
export function proofName(ownerId: Id, bytes: Buffer): string {
  return `p${digest(`proof:${ownerId}:`, bytes)}.webp`;
}

function digest(salt: string, bytes: Buffer): string {
  return createHash('sha256').update(salt).update(bytes).digest('hex').slice(0, 32);
}
