import { call } from '../../call';
import { getTask as tags } from '../../tags';
import { type GetTaskApiResponse, type GetTaskApiArg } from '../types';

export const getTask = call('getTask', '8e75e2', (build) => build.query<GetTaskApiResponse, GetTaskApiArg>({
      query: (queryArg) => ({ url: `/task/${encodeURIComponent(String(queryArg.id))}` }), ...tags }));
export const useGetTaskQuery = getTask.useQuery;
export const useLazyGetTaskQuery = getTask.useLazyQuery;
