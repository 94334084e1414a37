import { Injectable } from '@nestjs/common';
import { type BatchFormat, LENGTHS, LIMITS } from '@kaaj/contract';
import { Clock, HOUR_MS } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { refuseExpired, UploadTooLarge, withPiece, WrongOffset } from '../../images';
import { PicturesNotReady } from '../domain/batch.errors';
import { isAddress, NO_ADDRESS, PictureLookup } from '../domain/picture-names';
import {
  beginArchive,
  beginFetch,
  MAX_ARRIVING,
  type PictureItem,
  type PictureSet,
  STORING_MS,
} from '../domain/picture-set';
import { PictureSets } from './picture-sets';
import { RowReader } from './read-rows';

/** Limit per person. */
const MAX_PER_HOUR = 30;

interface Rows {
  readonly text: string;
  readonly format: BatchFormat;
  readonly column: string;
}

interface Part {
  readonly ownerId: Id;
  readonly setId: Id;
  /** Offset in the ZIP file, in bytes. */
  readonly offset: number;
  readonly bytes: Buffer;
}

/** Picture sets of their owner. Every method with an id throws NotFound for another owner's set. */
@Injectable()
export class BatchPictures {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly reader: RowReader,
    private readonly sets: PictureSets,
  ) {}

  /** Begins a set with a ZIP file of `length` bytes, uploaded in chunks. Throws RateLimitExceeded and UploadTooLarge. */
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

  /**
   * Begins a set with the pictures at the URLs in a column of a file of rows. Each URL is fetched once. Throws
   * RateLimitExceeded and InvalidRows.
   */
  async fetch(ownerId: Id, { text, format, column }: Rows): Promise<PictureSet> {
    const named = await this.reader.column({ text, format }, column, ownerId);
    await this.take(ownerId);
    const items = itemsOf(named);
    const failed = items.filter(({ fault }) => fault).length;
    const set = beginFetch(newId(), ownerId, items.length, failed, this.clock.now());
    await this.unitOfWork.run(() => this.sets.add(set, items));
    return set;
  }

  /**
   * Stores the next chunk of a ZIP file. After the last one its pictures are stored by a job. Throws the errors of
   * `withPiece`, too.
   */
  append({ ownerId, setId, offset, bytes }: Part): Promise<PictureSet> {
    return this.unitOfWork.run(async () => {
      const set = await this.own(setId, ownerId);
      const now = this.clock.now();
      const longer = withPiece(set, offset, bytes.length, now);
      // With concurrent requests for the same chunk, one succeeds.
      if (bytes.length > 0 && !(await this.sets.append(set, bytes, now + STORING_MS))) throw new WrongOffset();
      return longer;
    });
  }

  /** Throws UploadExpired after the set's time is over. */
  async get(id: Id, ownerId: Id): Promise<{ readonly set: PictureSet; readonly faults: readonly PictureItem[] }> {
    const set = await this.find(id, ownerId);
    return {
      set,
      faults: set.failed > 0 || set.state === 'ready' ? await this.sets.faults(id, LIMITS.batch.faults) : [],
    };
  }

  /** For rows that name their pictures in `column`. Throws PicturesNotReady. */
  async lookup(id: Id, ownerId: Id, column: string): Promise<PictureLookup> {
    const { state } = await this.find(id, ownerId);
    if (state !== 'ready') throw new PicturesNotReady();
    return new PictureLookup(column, await this.sets.items(id));
  }

  /** Abandons a set. Pictures that a batch shows stay. */
  abandon(id: Id, ownerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.sets.abandon([(await this.own(id, ownerId)).id]);
    });
  }

  /**
   * Deletes at most `limit` sets and incomplete ZIP files whose time is over, and returns their number. The pictures
   * are deleted later, like all pictures without a reference.
   */
  async purge(limit: number): Promise<number> {
    const due = await this.sets.expiredAt(this.clock.now(), limit);
    for (const id of due) while (await this.unitOfWork.run(() => this.sets.remove(id)));
    return due.length;
  }

  private async find(id: Id, ownerId: Id): Promise<PictureSet> {
    const set = await this.own(id, ownerId);
    if (set.state === 'arriving' || set.state === 'ready') refuseExpired(set, this.clock.now());
    return set;
  }

  private async own(id: Id, ownerId: Id): Promise<PictureSet> {
    return found(await this.sets.find(id, ownerId));
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
