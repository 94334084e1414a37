import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { ImageStore, nameOfPicture } from './image-store';
import { pictureName } from './picture-name';

interface DeletedPicture {
  readonly name: string;
  readonly ownerId: Id;
}

/**
 * Deletes a picture after the caller's unit of work has committed, with retries while the store is unavailable. Only
 * the owner's own uploads: a profile can contain another person's URL.
 */
@Injectable()
export class DeletePicture {
  constructor(
    private readonly outbox: Outbox,
    private readonly images: ImageStore,
  ) {
    outbox.handle('forget-picture', (entry) => this.deleteBytes(entry));
  }

  async execute(ownerId: Id, address: string): Promise<void> {
    const name = nameOfPicture(address);
    if (name !== undefined) await this.outbox.add('forget-picture', { name, ownerId } satisfies DeletedPicture);
  }

  private async deleteBytes({ payload }: OutboxEntry): Promise<void> {
    const { name, ownerId } = payload as DeletedPicture;
    const bytes = await this.images.read(name);
    if (bytes && pictureName(ownerId, bytes) === name) await this.images.remove(name);
  }
}
