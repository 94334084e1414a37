import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../../kernel/clock';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { FairSemaphore } from '../../../platform/limits/fair-semaphore';
import { ImageSettings } from './image-settings';
import { type Sender } from './picture-encoder';
import { StorePicture } from './store-picture';

/** Limits per person and network, so that one network cannot use all slots. */
const SLOTS = { atOnce: 64, waiting: 0, perKey: 2, perGroup: 40 };

/** An hour, of an account whose address is not verified: a profile picture, and some other attempts. */
const UPLOADS_BEFORE_VERIFICATION = 10;

/** `verified`: whether the e-mail address is verified. */
interface Uploader extends Sender {
  readonly verified: boolean;
}

/**
 * Stores an uploaded picture. Limited per person and hour, before the verification also per network and hour, and to
 * two concurrent uploads each, since an upload is held in memory. The total allows slow uploads in parallel with
 * others. Pictures are encoded one by one after they were received.
 */
@Injectable()
export class UploadImage {
  private readonly slots = new FairSemaphore(SLOTS);

  constructor(
    private readonly settings: ImageSettings,
    private readonly limits: RateLimits,
    private readonly storePicture: StorePicture,
  ) {}

  /**
   * `read` receives the file. Returns the URL of the stored picture. Throws RateLimitExceeded, TooBusy and the errors
   * of storing.
   */
  execute(by: Uploader, read: () => Promise<Buffer>): Promise<string> {
    return this.take(by, async () => this.storePicture.execute(by, await read()));
  }

  /** Like `execute`, for a proof picture, which requires a verified address. */
  proof(by: Sender, read: () => Promise<Buffer>): Promise<string> {
    return this.take({ ...by, verified: true }, async () => this.storePicture.proof(by, await read()));
  }

  private async take({ id, network, verified }: Uploader, store: () => Promise<string>): Promise<string> {
    const { uploads } = this.settings.limits;
    const most = verified ? uploads : UPLOADS_BEFORE_VERIFICATION;
    await this.limits.take({ limit: 'upload', subject: id, most, windowMs: HOUR_MS });
    // Second, so that one account cannot use up the limit of its network.
    if (!verified)
      await this.limits.take({ limit: 'upload-network', subject: network, most: uploads, windowMs: HOUR_MS });
    return this.slots.run(store, { key: id, group: network });
  }
}
