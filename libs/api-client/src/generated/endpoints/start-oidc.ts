import { defineEndpoint } from '../../define-endpoint';
import { type StartOidcApiResponse, type StartOidcApiArg } from '../types';

export const startOidc = defineEndpoint('startOidc', 'e040c4', (build) => build.query<StartOidcApiResponse, StartOidcApiArg>({
      query: () => ({ url: `/auth/oidc` }) }));
export const useStartOidcQuery = startOidc.useQuery;
export const useLazyStartOidcQuery = startOidc.useLazyQuery;
