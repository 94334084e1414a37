import { defineEndpoint } from '../../define-endpoint';
import { listDisputes as tags } from '../../tags';
import { type ListDisputesApiResponse, type ListDisputesApiArg } from '../types';

export const listDisputes = defineEndpoint('listDisputes', '926d8e', (build) => build.query<ListDisputesApiResponse, ListDisputesApiArg>({
      query: (queryArg) => ({
        url: `/dispute`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListDisputesQuery = listDisputes.useQuery;
export const useLazyListDisputesQuery = listDisputes.useLazyQuery;
