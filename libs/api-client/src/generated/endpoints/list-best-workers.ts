import { defineEndpoint } from '../../define-endpoint';
import { listBestWorkers as tags } from '../../tags';
import { type ListBestWorkersApiResponse, type ListBestWorkersApiArg } from '../types';

export const listBestWorkers = defineEndpoint('listBestWorkers', '6247d6', (build) => build.query<ListBestWorkersApiResponse, ListBestWorkersApiArg>({
      query: () => ({ url: `/user/bestworker` }), ...tags }));
export const useListBestWorkersQuery = listBestWorkers.useQuery;
export const useLazyListBestWorkersQuery = listBestWorkers.useLazyQuery;
