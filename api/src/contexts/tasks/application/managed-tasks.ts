import { type ManagedTask, type SortOrder } from '@kaaj/contract';
import { type Viewer } from './viewer';

export interface ManagedFilter {
  readonly search?: string | undefined;
  /** By completion date: the soonest or the latest first. Without one: the newest task first. */
  readonly sort?: SortOrder | '' | undefined;
  readonly cursor?: string | undefined;
  readonly size?: number;
}

export interface ManagedPage {
  readonly data: readonly ManagedTask[];
  readonly page: { readonly next: string | null };
}

/** Every task for an Admin; deleted ones as long as coins are set aside for work that waits for a decision. */
export abstract class ManagedTasks {
  abstract page(filter: ManagedFilter, viewer: Viewer): Promise<ManagedPage>;
}
