import { type Id } from '../../../kernel/ids';
import { type SavedFilter } from '../domain/saved-filter';

/** The filters that workers have saved. */
export abstract class SavedFilters {
  abstract add(filter: SavedFilter): Promise<void>;

  /** Newest first. */
  abstract of(workerId: Id): Promise<readonly SavedFilter[]>;

  /** False where there is none of theirs with this id. */
  abstract remove(id: Id, workerId: Id): Promise<boolean>;

  abstract removeAllOf(workerId: Id): Promise<void>;

  /** At most `limit` that are to be looked at, those that wait longest first. */
  abstract due(now: number, limit: number): Promise<readonly SavedFilter[]>;

  /** Notes that a filter was looked at; false where somebody else has done so meanwhile, or it is gone. */
  abstract looked(filter: SavedFilter, seen: Id, nextLookAt: number): Promise<boolean>;
}
