import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { isPictureName, isPublicName } from '../domain/picture';
import { ImageStore, ProofStore } from './image-store';
import { ProofPictures } from './proof-pictures';

interface Viewer {
  readonly personId: Id;
  readonly role: Role | undefined;
}

/**
 * The bytes of pictures for permitted viewers; undefined for others and for unknown pictures. Every method throws
 * ImageStoreUnavailable.
 */
@Injectable()
export class PictureReader {
  constructor(
    private readonly images: ImageStore,
    private readonly store: ProofStore,
    private readonly proofs: ProofPictures,
  ) {}

  async forAll(name: string): Promise<Buffer | undefined> {
    return isPublicName(name) ? this.images.read(name) : undefined;
  }

  async proof(name: string, { personId, role }: Viewer): Promise<Buffer | undefined> {
    if (!isPictureName(name)) return undefined;
    const may = role === 'Admin' || (await this.proofs.sees(personId, name));
    return may ? this.store.read(name) : undefined;
  }
}
