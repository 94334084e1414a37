import { defineEndpoint } from '../../define-endpoint';
import { listDisputes as tags } from '../../tags';
import { type ListDisputesApiResponse, type ListDisputesApiArg } from '../types';

export const listDisputes = defineEndpoint('listDisputes', '8d05d2', (build) => build.query<ListDisputesApiResponse, ListDisputesApiArg>({
      query: (queryArg) => ({
        url: `/dispute`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          email: queryArg.email,
        },
      }), ...tags }));
export const useListDisputesQuery = listDisputes.useQuery;
export const useLazyListDisputesQuery = listDisputes.useLazyQuery;
