import { defineEndpoint } from '../../define-endpoint';
import { removeGroupMember as tags } from '../../tags';
import { type RemoveGroupMemberApiResponse, type RemoveGroupMemberApiArg } from '../types';

export const removeGroupMember = defineEndpoint('removeGroupMember', 'a3cede', (build) => build.mutation<RemoveGroupMemberApiResponse, RemoveGroupMemberApiArg>({
      query: (queryArg) => ({
        url: `/worker-group/${encodeURIComponent(String(queryArg.id))}/member/${encodeURIComponent(String(queryArg.worker))}`,
        method: 'DELETE',
      }), ...tags }));
export const useRemoveGroupMemberMutation = removeGroupMember.useMutation;
