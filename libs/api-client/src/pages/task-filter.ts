import { type SortOrder, type TaskCategory } from '@kaaj/contract';

export interface TaskFilter {
  readonly sort?: SortOrder;
  readonly search?: string;
  readonly open?: 'true';
  readonly full?: 'last';
  readonly category?: TaskCategory;
  readonly maxMinutes?: number;
  readonly minPay?: number;
  /** Without those that the signed-in worker has sent work for. */
  readonly unsent?: boolean;
}
