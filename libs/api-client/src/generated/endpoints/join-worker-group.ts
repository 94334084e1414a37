import { defineEndpoint } from '../../define-endpoint';
import { joinWorkerGroup as tags } from '../../tags';
import { type JoinWorkerGroupApiResponse, type JoinWorkerGroupApiArg } from '../types';

export const joinWorkerGroup = defineEndpoint('joinWorkerGroup', '802b02', (build) => build.mutation<JoinWorkerGroupApiResponse, JoinWorkerGroupApiArg>({
      query: (queryArg) => ({ url: `/worker-group/invitation`, method: 'POST', body: queryArg.joinGroupBody }), ...tags }));
export const useJoinWorkerGroupMutation = joinWorkerGroup.useMutation;
