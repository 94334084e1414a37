import { defineEndpoint } from '../../define-endpoint';
import { addGroupMembers as tags } from '../../tags';
import { type AddGroupMembersApiResponse, type AddGroupMembersApiArg } from '../types';

export const addGroupMembers = defineEndpoint('addGroupMembers', '20d175', (build) => build.mutation<AddGroupMembersApiResponse, AddGroupMembersApiArg>({
      query: (queryArg) => ({
        url: `/worker-group/${encodeURIComponent(String(queryArg.id))}/member`,
        method: 'POST',
        body: queryArg.addMembersBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useAddGroupMembersMutation = addGroupMembers.useMutation;
