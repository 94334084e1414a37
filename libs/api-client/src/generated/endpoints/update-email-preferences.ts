import { defineEndpoint } from '../../define-endpoint';
import { updateEmailPreferences as tags } from '../../tags';
import { type UpdateEmailPreferencesApiResponse, type UpdateEmailPreferencesApiArg } from '../types';

export const updateEmailPreferences = defineEndpoint('updateEmailPreferences', 'c9f0bc', (build) => build.mutation<UpdateEmailPreferencesApiResponse, UpdateEmailPreferencesApiArg>({
      query: (queryArg) => ({ url: `/account/notice-mail`, method: 'PATCH', body: queryArg.emailPreferencesBody }), ...tags }));
export const useUpdateEmailPreferencesMutation = updateEmailPreferences.useMutation;
