import { defineEndpoint } from '../../define-endpoint';
import { changePassword as tags } from '../../tags';
import { type ChangePasswordApiResponse, type ChangePasswordApiArg } from '../types';

export const changePassword = defineEndpoint('changePassword', 'c348c4', (build) => build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({ url: `/account/password`, method: 'PATCH', body: queryArg.changePasswordBody }), ...tags }));
export const useChangePasswordMutation = changePassword.useMutation;
