import { Injectable } from '@nestjs/common';
import { Config } from '../../../config';
import { type Id } from '../../../kernel/ids';
import { HOUR_MS, RateLimits } from '../../../platform/limits/rate-limits';
import { Turns } from '../../../platform/limits/turns';
import { StorePicture } from './store-picture';

const AT_ONCE = 16;

/** Stores what somebody sends. So many uploads an hour each, so many at once altogether: an upload is held in memory. */
@Injectable()
export class UploadImage {
  private readonly turns = new Turns({ atOnce: AT_ONCE, waiting: 0 });

  constructor(
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly storePicture: StorePicture,
  ) {}

  /** `read` takes the file in. Answers the address of the stored picture. Throws TooManyTries, TooBusy and what storing does. */
  async execute(by: Id, read: () => Promise<Buffer>): Promise<string> {
    await this.limits.take({ limit: 'upload', subject: by, most: this.config.limits.uploads, windowMs: HOUR_MS });
    return this.turns.run(async () => this.storePicture.execute(by, await read()));
  }
}
