import { defineEndpoint } from '../../define-endpoint';
import { revokeKey as tags } from '../../tags';
import { type RevokeKeyApiResponse, type RevokeKeyApiArg } from '../types';

export const revokeKey = defineEndpoint('revokeKey', '90367c', (build) => build.mutation<RevokeKeyApiResponse, RevokeKeyApiArg>({
      query: (queryArg) => ({ url: `/key/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }), ...tags }));
export const useRevokeKeyMutation = revokeKey.useMutation;
