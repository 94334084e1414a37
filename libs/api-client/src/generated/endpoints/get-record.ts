import { defineEndpoint } from '../../define-endpoint';
import { type GetRecordApiResponse, type GetRecordApiArg } from '../types';

export const getRecord = defineEndpoint('getRecord', 'fcb038', (build) => build.query<GetRecordApiResponse, GetRecordApiArg>({
      query: (queryArg) => ({ url: `/record/${encodeURIComponent(String(queryArg.userId))}` }) }));
export const useGetRecordQuery = getRecord.useQuery;
export const useLazyGetRecordQuery = getRecord.useLazyQuery;
