import { defineEndpoint } from '../../define-endpoint';
import { listUsers as tags } from '../../tags';
import { type ListUsersApiResponse, type ListUsersApiArg } from '../types';

export const listUsers = defineEndpoint('listUsers', 'f9f3df', (build) => build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/user/alluser`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          search: queryArg.search,
        },
      }), ...tags }));
export const useListUsersQuery = listUsers.useQuery;
export const useLazyListUsersQuery = listUsers.useLazyQuery;
