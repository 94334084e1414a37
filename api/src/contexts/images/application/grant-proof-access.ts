import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotOwnProof } from '../domain/image.errors';
import { lookAt, SOON_MS } from '../domain/picture';
import { nameOfProof } from './image-store';
import { ProofPictures } from './proof-pictures';
import { StoredPictures } from './stored-pictures';

interface Sent {
  readonly ownerId: Id;
  /** Who sees them from now on, beside the owner and Admins. */
  readonly to: Id;
  /** Addresses. */
  readonly pictures: readonly string[];
}

/** Shows somebody the pictures that are sent to them as proof. Inside the caller's unit of work. Throws NotOwnProof. */
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
    // Showing a picture that one has only seen would be showing somebody else's.
    const own = names.length === pictures.length && (await this.proofs.owned(ownerId, names)) === names.length;
    const now = this.clock.now();
    if (!own || !(await this.stored.renew(names, now + SOON_MS, lookAt(now)))) throw new NotOwnProof();
    await this.proofs.show(names, to);
  }
}
