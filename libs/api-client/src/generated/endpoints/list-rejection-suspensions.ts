import { defineEndpoint } from '../../define-endpoint';
import { listRejectionSuspensions as tags } from '../../tags';
import { type ListRejectionSuspensionsApiResponse, type ListRejectionSuspensionsApiArg } from '../types';

export const listRejectionSuspensions = defineEndpoint('listRejectionSuspensions', '909623', (build) => build.query<ListRejectionSuspensionsApiResponse, ListRejectionSuspensionsApiArg>({
      query: (queryArg) => ({
        url: `/admin/brake`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListRejectionSuspensionsQuery = listRejectionSuspensions.useQuery;
export const useLazyListRejectionSuspensionsQuery = listRejectionSuspensions.useLazyQuery;
