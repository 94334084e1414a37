import { type Id } from '../../../kernel/ids';
import { type ItemAgreement, type SetAgreement, type WorkerAgreement } from '../domain/item';

export interface AgreementPage<Row> {
  readonly rows: readonly Row[];
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
}

export interface PlacedAgreement extends WorkerAgreement {
  readonly setId: Id;
  /** Whether their answer to this very task misses the known one; null where none is known. */
  readonly missesControl: boolean | null;
}

/** How answers agree. All answers count, decided or not, but for those of people who were removed. */
export abstract class AgreementPages {
  /** Items that have answers, those that agree least first. */
  abstract items(setId: Id, cursor: string | undefined, size: number): Promise<AgreementPage<ItemAgreement>>;

  /** Workers who answered, those who missed most control items first. */
  abstract workers(setId: Id, cursor: string | undefined, size: number): Promise<AgreementPage<WorkerAgreement>>;

  abstract of(setId: Id): Promise<SetAgreement>;

  /** How the answers of the worker compare within the set that this task belongs to; undefined where it belongs to none. */
  abstract ofWorker(taskId: Id, workerId: Id): Promise<PlacedAgreement | undefined>;
}
