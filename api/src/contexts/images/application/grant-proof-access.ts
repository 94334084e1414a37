import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotOwnProof } from '../domain/image.errors';
import { nextCheckAt, SOON_MS } from '../domain/picture';
import { nameOfProof } from './image-store';
import { ProofPictures } from './proof-pictures';
import { StoredPictures } from './stored-pictures';

interface Sent {
  readonly ownerId: Id;
  /** Who may see them, in addition to the owner and Admins. */
  readonly to: Id;
  /** URLs. */
  readonly pictures: readonly string[];
}

/**
 * Grants a person access to proof pictures that are sent to them. Inside the caller's unit of work. Throws NotOwnProof.
 */
@Injectable()
export class GrantProofAccess {
  constructor(
    private readonly clock: Clock,
    private readonly proofs: ProofPictures,
    private readonly stored: StoredPictures,
  ) {}

  async execute({ ownerId, to, pictures }: Sent): Promise<void> {
    if (pictures.length === 0) return;
    const names = pictures.map(nameOfProof).filter((name) => name !== undefined);
    // Access may only be granted by the owner, not by a viewer.
    const own = names.length === pictures.length && (await this.proofs.owned(ownerId, names)) === names.length;
    const now = this.clock.now();
    if (!own || !(await this.stored.renew(names, now + SOON_MS, nextCheckAt(now)))) throw new NotOwnProof();
    await this.proofs.show(names, to);
  }
}
