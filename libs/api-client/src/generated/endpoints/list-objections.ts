import { defineEndpoint } from '../../define-endpoint';
import { listObjections as tags } from '../../tags';
import { type ListObjectionsApiResponse, type ListObjectionsApiArg } from '../types';

export const listObjections = defineEndpoint('listObjections', '522e5a', (build) => build.query<ListObjectionsApiResponse, ListObjectionsApiArg>({
      query: (queryArg) => ({
        url: `/user/objection`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListObjectionsQuery = listObjections.useQuery;
export const useLazyListObjectionsQuery = listObjections.useLazyQuery;
