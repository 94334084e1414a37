import { defineEndpoint } from '../../define-endpoint';
import { getWorkerGroup as tags } from '../../tags';
import { type GetWorkerGroupApiResponse, type GetWorkerGroupApiArg } from '../types';

export const getWorkerGroup = defineEndpoint('getWorkerGroup', '336211', (build) => build.query<GetWorkerGroupApiResponse, GetWorkerGroupApiArg>({
      query: (queryArg) => ({ url: `/worker-group/${encodeURIComponent(String(queryArg.id))}` }), ...tags }));
export const useGetWorkerGroupQuery = getWorkerGroup.useQuery;
export const useLazyGetWorkerGroupQuery = getWorkerGroup.useLazyQuery;
