import { defineEndpoint } from '../../define-endpoint';
import { inviteToWorkerGroup as tags } from '../../tags';
import { type InviteToWorkerGroupApiResponse, type InviteToWorkerGroupApiArg } from '../types';

export const inviteToWorkerGroup = defineEndpoint('inviteToWorkerGroup', '218e52', (build) => build.mutation<InviteToWorkerGroupApiResponse, InviteToWorkerGroupApiArg>({
      query: (queryArg) => ({
        url: `/worker-group/${encodeURIComponent(String(queryArg.id))}/invitation`,
        method: 'POST',
        body: queryArg.invitationBody,
      }), ...tags }));
export const useInviteToWorkerGroupMutation = inviteToWorkerGroup.useMutation;
