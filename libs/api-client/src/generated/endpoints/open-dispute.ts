import { defineEndpoint } from '../../define-endpoint';
import { openDispute as tags } from '../../tags';
import { type OpenDisputeApiResponse, type OpenDisputeApiArg } from '../types';

export const openDispute = defineEndpoint('openDispute', 'b92319', (build) => build.mutation<OpenDisputeApiResponse, OpenDisputeApiArg>({
      query: (queryArg) => ({
        url: `/submission/${encodeURIComponent(String(queryArg.id))}/dispute`,
        method: 'POST',
        body: queryArg.openDisputeBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useOpenDisputeMutation = openDispute.useMutation;
