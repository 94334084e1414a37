import { call } from '../../call';
import { listBestWorkers as tags } from '../../tags';
import { type ListBestWorkersApiResponse, type ListBestWorkersApiArg } from '../types';

export const listBestWorkers = call('listBestWorkers', '6247d6', (build) => build.query<ListBestWorkersApiResponse, ListBestWorkersApiArg>({
      query: () => ({ url: `/user/bestworker` }), ...tags }));
export const useListBestWorkersQuery = listBestWorkers.useQuery;
export const useLazyListBestWorkersQuery = listBestWorkers.useLazyQuery;
