import { defineEndpoint } from '../../define-endpoint';
import { type FinishOidcApiResponse, type FinishOidcApiArg } from '../types';

export const finishOidc = defineEndpoint('finishOidc', '87768a', (build) => build.query<FinishOidcApiResponse, FinishOidcApiArg>({
      query: () => ({ url: `/auth/oidc/callback` }) }));
export const useFinishOidcQuery = finishOidc.useQuery;
export const useLazyFinishOidcQuery = finishOidc.useLazyQuery;
