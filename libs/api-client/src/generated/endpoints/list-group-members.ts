import { defineEndpoint } from '../../define-endpoint';
import { listGroupMembers as tags } from '../../tags';
import { type ListGroupMembersApiResponse, type ListGroupMembersApiArg } from '../types';

export const listGroupMembers = defineEndpoint('listGroupMembers', '79ba3f', (build) => build.query<ListGroupMembersApiResponse, ListGroupMembersApiArg>({
      query: (queryArg) => ({
        url: `/worker-group/${encodeURIComponent(String(queryArg.id))}/member`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListGroupMembersQuery = listGroupMembers.useQuery;
export const useLazyListGroupMembersQuery = listGroupMembers.useLazyQuery;
