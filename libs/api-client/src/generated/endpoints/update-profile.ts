import { defineEndpoint } from '../../define-endpoint';
import { updateProfile as tags } from '../../tags';
import { type UpdateProfileApiResponse, type UpdateProfileApiArg } from '../types';

export const updateProfile = defineEndpoint('updateProfile', 'fde20b', (build) => build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
      query: (queryArg) => ({ url: `/auth/profile`, method: 'PATCH', body: queryArg.profileBody }), ...tags }));
export const useUpdateProfileMutation = updateProfile.useMutation;
