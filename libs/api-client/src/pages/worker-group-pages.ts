import { type WorkerGroup } from '@kaaj/contract';
import { definePages } from './cursor-pagination';

export const workerGroupPages = definePages<WorkerGroup, void>('workerGroupPages', '1', '/worker-group', [
  'WorkerGroup',
]);
export const useWorkerGroupPagesInfiniteQuery = workerGroupPages.useInfiniteQuery;
