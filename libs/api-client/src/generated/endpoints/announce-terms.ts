import { defineEndpoint } from '../../define-endpoint';
import { announceTerms as tags } from '../../tags';
import { type AnnounceTermsApiResponse, type AnnounceTermsApiArg } from '../types';

export const announceTerms = defineEndpoint('announceTerms', '83af60', (build) => build.mutation<AnnounceTermsApiResponse, AnnounceTermsApiArg>({
      query: (queryArg) => ({
        url: `/terms`,
        method: 'POST',
        body: queryArg.announceTermsBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useAnnounceTermsMutation = announceTerms.useMutation;
