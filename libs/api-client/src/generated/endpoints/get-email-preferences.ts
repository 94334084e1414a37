import { defineEndpoint } from '../../define-endpoint';
import { getEmailPreferences as tags } from '../../tags';
import { type GetEmailPreferencesApiResponse, type GetEmailPreferencesApiArg } from '../types';

export const getEmailPreferences = defineEndpoint('getEmailPreferences', '966e24', (build) => build.query<GetEmailPreferencesApiResponse, GetEmailPreferencesApiArg>({
      query: () => ({ url: `/account/notice-mail` }), ...tags }));
export const useGetEmailPreferencesQuery = getEmailPreferences.useQuery;
export const useLazyGetEmailPreferencesQuery = getEmailPreferences.useLazyQuery;
