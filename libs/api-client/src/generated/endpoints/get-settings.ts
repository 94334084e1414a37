import { defineEndpoint } from '../../define-endpoint';
import { type GetSettingsApiResponse, type GetSettingsApiArg } from '../types';

export const getSettings = defineEndpoint('getSettings', '9e1af3', (build) => build.query<GetSettingsApiResponse, GetSettingsApiArg>({
      query: () => ({ url: `/settings` }) }));
export const useGetSettingsQuery = getSettings.useQuery;
export const useLazyGetSettingsQuery = getSettings.useLazyQuery;
