import { defineEndpoint } from '../../define-endpoint';
import { type SaveUserApiResponse, type SaveUserApiArg } from '../types';

export const saveUser = defineEndpoint('saveUser', 'd937a5', (build) => build.mutation<SaveUserApiResponse, SaveUserApiArg>({
      query: (queryArg) => ({
        url: `/user/${encodeURIComponent(String(queryArg.email))}`,
        method: 'POST',
        body: queryArg.newUserBody,
      }) }));
export const useSaveUserMutation = saveUser.useMutation;
