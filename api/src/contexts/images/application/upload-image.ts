import { Injectable } from '@nestjs/common';
import { HOUR_MS, RateLimits } from '../../../platform/limits/rate-limits';
import { FairSemaphore } from '../../../platform/limits/fair-semaphore';
import { ImageSettings } from './image-settings';
import { type Sender } from './picture-encoder';
import { StorePicture } from './store-picture';
import { StoreProof } from './store-proof';

/** One network leaves room for the others. */
const SLOTS = { atOnce: 64, waiting: 0, perKey: 2, perGroup: 40 };

/**
 * Stores what somebody sends. So many uploads an hour each, two at once: an upload is held in memory from its first byte on.
 * That many altogether may be on their way that nobody's slow ones keep the others from arriving; pictures are then encoded
 * in turn, once they are all here.
 */
@Injectable()
export class UploadImage {
  private readonly slots = new FairSemaphore(SLOTS);

  constructor(
    private readonly settings: ImageSettings,
    private readonly limits: RateLimits,
    private readonly storePicture: StorePicture,
    private readonly storeProof: StoreProof,
  ) {}

  /** `read` takes the file in. Answers the address of the stored picture. Throws RateLimitExceeded, TooBusy and what storing does. */
  execute(by: Sender, read: () => Promise<Buffer>): Promise<string> {
    return this.take(by, async () => this.storePicture.execute(by, await read()));
  }

  /** The same of a picture that only those who take part shall see. */
  proof(by: Sender, read: () => Promise<Buffer>): Promise<string> {
    return this.take(by, async () => this.storeProof.execute(by, await read()));
  }

  private async take({ id, network }: Sender, store: () => Promise<string>): Promise<string> {
    await this.limits.take({ limit: 'upload', subject: id, most: this.settings.limits.uploads, windowMs: HOUR_MS });
    return this.slots.run(store, { key: id, group: network });
  }
}
