import { defineEndpoint } from '../../define-endpoint';
import { removeUser as tags } from '../../tags';
import { type RemoveUserApiResponse, type RemoveUserApiArg } from '../types';

export const removeUser = defineEndpoint('removeUser', '8dac18', (build) => build.mutation<RemoveUserApiResponse, RemoveUserApiArg>({
      query: (queryArg) => ({
        url: `/user/deleteuser/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        body: queryArg.removeUserBody,
      }), ...tags }));
export const useRemoveUserMutation = removeUser.useMutation;
