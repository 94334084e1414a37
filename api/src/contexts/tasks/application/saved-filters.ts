import { type Id } from '../../../kernel/ids';
import { type SavedFilter } from '../domain/saved-filter';

export abstract class SavedFilters {
  abstract add(filter: SavedFilter): Promise<void>;

  /** Newest first. */
  abstract of(workerId: Id): Promise<readonly SavedFilter[]>;

  /** False where the worker has no filter with this id. */
  abstract remove(id: Id, workerId: Id): Promise<boolean>;

  abstract removeAllOf(workerId: Id): Promise<void>;

  /** At most `limit` filters that are due for a check, the longest waiting first. */
  abstract due(now: number, limit: number): Promise<readonly SavedFilter[]>;

  /** Stores that a filter was checked; false where another process did, or it was deleted. */
  abstract markChecked(filter: SavedFilter, seen: Id, nextLookAt: number): Promise<boolean>;
}
