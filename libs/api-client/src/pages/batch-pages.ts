import { type Batch } from '@kaaj/contract';
import { definePages } from './cursor-pagination';

export const batchPages = definePages<Batch, void>('batchPages', '1', '/task/batch', ['Batch']);
export const useBatchPagesInfiniteQuery = batchPages.useInfiniteQuery;
