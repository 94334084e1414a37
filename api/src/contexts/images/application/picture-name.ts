import { createHash } from 'node:crypto';
import { type Id } from '../../../kernel/ids';

/** Includes the owner: the same picture of two people has two names, so that one can be deleted. */
export function pictureName(ownerId: Id, bytes: Buffer): string {
  return `${digest(`${ownerId}:`, bytes)}.webp`;
}

/** Proof pictures have names of their own, since the same picture may be a public avatar. */
export function proofName(ownerId: Id, bytes: Buffer): string {
  return `p${digest(`proof:${ownerId}:`, bytes)}.webp`;
}

function digest(salt: string, bytes: Buffer): string {
  return createHash('sha256').update(salt).update(bytes).digest('hex').slice(0, 32);
}
