import { type WorkerTest } from '@kaaj/contract';
import { definePages } from './cursor-pagination';

export const workerTestPages = definePages<WorkerTest, void>('workerTestPages', '1', '/worker-test', ['WorkerTest']);
export const useWorkerTestPagesInfiniteQuery = workerTestPages.useInfiniteQuery;
