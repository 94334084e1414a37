import { call } from '../../call';
import { type ChangePasswordApiResponse, type ChangePasswordApiArg } from '../types';

export const changePassword = call('changePassword', '1039ea', (build) => build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({ url: `/account/password`, method: 'PATCH', body: queryArg.changePasswordBody }) }));
export const useChangePasswordMutation = changePassword.useMutation;
