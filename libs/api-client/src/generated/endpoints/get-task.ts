import { defineEndpoint } from '../../define-endpoint';
import { getTask as tags } from '../../tags';
import { type GetTaskApiResponse, type GetTaskApiArg } from '../types';

export const getTask = defineEndpoint('getTask', '16d60d', (build) => build.query<GetTaskApiResponse, GetTaskApiArg>({
      query: (queryArg) => ({ url: `/task/${encodeURIComponent(String(queryArg.id))}` }), ...tags }));
export const useGetTaskQuery = getTask.useQuery;
export const useLazyGetTaskQuery = getTask.useLazyQuery;
