import { Injectable } from '@nestjs/common';
import { LIMITS, MAX_PICTURE_BYTES } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { RefusedPicture, StorePicture } from '../../images';
import { PublicFiles, Unreachable } from '../../integrations';
import { NOT_IN_TIME, picturesIn, tooManyPictures, TOO_MUCH_INFLATED } from '../domain/picture-names';
import {
  MAX_ENTRIES,
  MAX_INFLATED,
  type PictureFault,
  type PictureItem,
  type PictureSet,
  READY_MS,
} from '../domain/picture-set';
import { type ArchiveSource, DamagedEntry, EntryTooLarge, NotAnArchive, PictureArchive } from './picture-archive';
import { type PictureOutcome, PictureSets } from './picture-sets';

/** Name of the job; creating a picture set triggers it. */
export const STORE_BATCH_PICTURES = 'store pictures of batches';

const SET_BATCH_SIZE = 4;
/** Pictures of a set per run. Each may have eight megabytes and last until the request timeout. */
const PICTURE_CONCURRENCY = 3;

const FAULTS = {
  'no-zip': 'The file is no ZIP file, is damaged, or has too many entries.',
  'picture-damaged': 'This file is damaged or encrypted in the ZIP file.',
  'picture-too-large': 'This picture has more than 8 MB.',
} as const;

const faultOf = (code: keyof typeof FAULTS): PictureFault => ({ code, message: FAULTS[code] });

/**
 * Stores the pictures of batches, a few of each set per run. The outcome of each is stored. After a crash another
 * process continues, and storing a picture twice has the same result.
 */
@Injectable()
export class StoreDuePictures extends Job {
  readonly name = STORE_BATCH_PICTURES;
  /** Buyers watch the progress. */
  override readonly timeCritical = true;
  private after = '';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly sets: PictureSets,
    private readonly archive: PictureArchive,
    private readonly files: PublicFiles,
    private readonly pictures: StorePicture,
  ) {
    super();
  }

  async run(report: (error: unknown) => void): Promise<boolean> {
    const due = await this.sets.due(this.after, SET_BATCH_SIZE);
    const more = due.length === SET_BATCH_SIZE;
    this.after = more ? (due.at(-1)?.id ?? '') : '';
    const moved = await Promise.all(
      due.map((set) =>
        this.process(set).catch((error: unknown) => {
          // Retried on the next run; the other sets continue.
          report(error);
          return false;
        }),
      ),
    );
    return more || moved.includes(true);
  }

  /** Returns whether anything changed. */
  private async process(set: PictureSet): Promise<boolean> {
    if (set.state === 'listing') return this.list(set);
    if (set.expiresAt <= this.clock.now()) await this.unitOfWork.run(() => this.sets.failAll(set.id, NOT_IN_TIME));
    const items = await this.sets.waiting(set.id, PICTURE_CONCURRENCY);
    if (items.length > 0) return this.store(set, items);
    while (await this.unitOfWork.run(() => this.sets.deleteChunks(set.id)));
    await this.unitOfWork.run(() => this.sets.finish(set.id, this.clock.now() + READY_MS));
    return false;
  }

  private async list(set: PictureSet): Promise<boolean> {
    const items = await this.itemsOf(set);
    return this.unitOfWork.run(() => this.sets.list(set.id, items));
  }

  private async itemsOf(set: PictureSet): Promise<readonly PictureItem[]> {
    const refused = (fault: PictureFault) => [{ number: 1, line: null, name: 'zip', place: '', fault }];
    if (set.expiresAt <= this.clock.now()) return refused(NOT_IN_TIME);
    try {
      const items = picturesIn(await this.archive.entries(this.sourceOf(set), MAX_ENTRIES));
      const files = items.filter(({ place }) => place !== '').length;
      if (files === 0) return refused(faultOf('no-zip'));
      return files > LIMITS.batchPictures.most ? refused(tooManyPictures()) : items;
    } catch (error) {
      if (error instanceof NotAnArchive) return refused(faultOf('no-zip'));
      throw error;
    }
  }

  /**
   * A failure that is not the picture's own (storage unavailable, encoder queue full) ends this set's run. It is thrown
   * after all pictures have settled.
   */
  private async store(set: PictureSet, items: readonly PictureItem[]): Promise<boolean> {
    const results = await Promise.allSettled(
      items.map(async (item) => {
        const outcome = await this.outcomeOf(set, item);
        await this.unitOfWork.run(() => this.sets.settle(set.id, outcome));
      }),
    );
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    return true;
  }

  private async outcomeOf(set: PictureSet, item: PictureItem): Promise<PictureOutcome> {
    const { number, place } = item;
    let inflated = 0;
    try {
      if (place !== null && set.inflated > MAX_INFLATED) {
        return { number, address: null, fault: TOO_MUCH_INFLATED, inflated };
      }
      const bytes = await this.bytesOf(set, item);
      if (place !== null) inflated = bytes.length;
      const address = await this.pictures.execute({ id: set.ownerId, network: STORE_BATCH_PICTURES }, bytes);
      return { number, address, fault: null, inflated };
    } catch (error) {
      if (error instanceof EntryTooLarge) inflated = MAX_PICTURE_BYTES;
      return { number, address: null, fault: expected(error), inflated };
    }
  }

  private bytesOf(set: PictureSet, { name, place }: PictureItem): Promise<Buffer> {
    return place === null
      ? this.files.get(name, MAX_PICTURE_BYTES)
      : this.archive.read(this.sourceOf(set), place, MAX_PICTURE_BYTES);
  }

  private sourceOf({ id, length }: PictureSet): ArchiveSource {
    return { length, pieceAt: (offset) => this.sets.chunkAt(id, offset) };
  }
}

/** The error of the picture; rethrows any other error. */
function expected(error: unknown): PictureFault {
  if (error instanceof RefusedPicture || error instanceof Unreachable)
    return { code: error.code, message: error.message };
  if (error instanceof EntryTooLarge) return faultOf('picture-too-large');
  if (error instanceof DamagedEntry) return faultOf('picture-damaged');
  throw error;
}
