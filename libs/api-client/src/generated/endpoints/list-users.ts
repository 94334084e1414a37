import { defineEndpoint } from '../../define-endpoint';
import { listUsers as tags } from '../../tags';
import { type ListUsersApiResponse, type ListUsersApiArg } from '../types';

export const listUsers = defineEndpoint('listUsers', 'ca8c04', (build) => build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/user/alluser`,
        params: {
          search: queryArg.search,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListUsersQuery = listUsers.useQuery;
export const useLazyListUsersQuery = listUsers.useLazyQuery;
