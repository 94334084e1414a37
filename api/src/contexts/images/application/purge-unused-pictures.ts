import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { isPublicName, nextCheckAt } from '../domain/picture';
import { ImageStore, ProofStore } from './image-store';
import { ProofPictures } from './proof-pictures';
import { type StoredPicture, StoredPictures } from './stored-pictures';

/** Pictures per run: it queries the tables of all owners. */
const BATCH = 20;

/** Deletes uploaded pictures without references; the others are checked again later. */
@Injectable()
export class PurgeUnusedPictures extends Job {
  readonly name = 'forget unused pictures';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly pictures: StoredPictures,
    private readonly images: ImageStore,
    private readonly proofStore: ProofStore,
    private readonly proofs: ProofPictures,
  ) {
    super();
  }

  async run(report: (error: unknown) => void): Promise<boolean> {
    const now = this.clock.now();
    const due = await this.pictures.dueAt(now, BATCH);
    if (due.length === 0) return false;
    const inUse = await this.pictures.inUse(due);
    if (inUse.size > 0) await this.pictures.renew([...inUse], now + 1, nextCheckAt(now));
    const unused = due.filter(({ name }) => !inUse.has(name));
    const deleted = await Promise.all(unused.map((picture) => this.deleted(picture, now).catch(report)));
    return due.length === BATCH && !deleted.includes(undefined);
  }

  /** Returns true even if the picture was uploaded again. */
  private async deleted({ name }: StoredPicture, now: number): Promise<true> {
    const store = isPublicName(name) ? this.images : this.proofStore;
    if (!(await this.pictures.beginToDelete(name, now))) return true;
    const bytes = await store.read(name);
    await store.remove(name);
    const gone = await this.unitOfWork.run(async () => {
      if (!(await this.pictures.remove(name))) return false;
      await this.proofs.remove([name]);
      return true;
    });
    // Its owner uploaded the same picture again, maybe before its bytes were removed.
    if (!gone && bytes) await store.store({ name, bytes });
    return true;
  }
}
