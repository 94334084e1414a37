import { defineEndpoint } from '../../define-endpoint';
import { type AnnounceTermsApiResponse, type AnnounceTermsApiArg } from '../types';

export const announceTerms = defineEndpoint('announceTerms', 'e4c612', (build) => build.mutation<AnnounceTermsApiResponse, AnnounceTermsApiArg>({
      query: (queryArg) => ({
        url: `/terms`,
        method: 'POST',
        body: queryArg.announceTermsBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }) }));
export const useAnnounceTermsMutation = announceTerms.useMutation;
