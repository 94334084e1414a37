import { Injectable } from '@nestjs/common';
import { type BatchFormat, LENGTHS, LIMITS } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { HOUR_MS, RateLimits } from '../../../platform/limits/rate-limits';
import { UploadTooLarge } from '../../images';
import { isAddress, NO_ADDRESS } from '../domain/picture-names';
import { beginArchive, beginFetch, MAX_ARRIVING, type PictureItem, type PictureSet } from '../domain/picture-set';
import { PictureSets } from './picture-sets';
import { RowReader } from './read-rows';

/** Limit per person. */
const MAX_PER_HOUR = 30;

interface Rows {
  readonly text: string;
  readonly format: BatchFormat;
  readonly column: string;
}

/** Creates a set of pictures. Throws RateLimitExceeded, UploadTooLarge or InvalidRows. */
@Injectable()
export class CreatePictureSet {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly reader: RowReader,
    private readonly sets: PictureSets,
  ) {}

  /** For a ZIP file of this many bytes, which is uploaded in chunks. */
  async archive(ownerId: Id, length: number): Promise<PictureSet> {
    if (length > LIMITS.batchPictures.zipBytes) throw new UploadTooLarge('request/too-large');
    const set = beginArchive(newId(), ownerId, length, this.clock.now());
    await this.take(ownerId);
    await this.unitOfWork.run(async () => {
      await this.sets.abandon((await this.sets.arrivingOf(ownerId)).slice(MAX_ARRIVING - 1));
      await this.sets.add(set, []);
    });
    return set;
  }

  /** For pictures at the URLs in a column of a file of rows. Each URL is fetched once. */
  async fetch(ownerId: Id, { text, format, column }: Rows): Promise<PictureSet> {
    const named = await this.reader.column({ text, format }, column, ownerId);
    await this.take(ownerId);
    const items = itemsOf(named);
    const failed = items.filter(({ fault }) => fault).length;
    const set = beginFetch(newId(), ownerId, items.length, failed, this.clock.now());
    await this.unitOfWork.run(() => this.sets.add(set, items));
    return set;
  }

  private take(ownerId: Id): Promise<void> {
    return this.limits.take({ limit: 'batch-pictures', subject: ownerId, most: MAX_PER_HOUR, windowMs: HOUR_MS });
  }
}

function itemsOf(named: readonly { readonly line: number; readonly value: string }[]): readonly PictureItem[] {
  const firsts = new Map<string, number>();
  const items: PictureItem[] = [];
  for (const { line, value } of named) {
    if (firsts.has(value)) continue;
    firsts.set(value, line);
    const fault = isAddress(value) ? null : NO_ADDRESS;
    items.push({ number: items.length + 1, line, name: value.slice(0, LENGTHS.pictureAddress), place: null, fault });
  }
  return items;
}
