import { defineEndpoint } from '../../define-endpoint';
import { getBatchAgreement as tags } from '../../tags';
import { type GetBatchAgreementApiResponse, type GetBatchAgreementApiArg } from '../types';

export const getBatchAgreement = defineEndpoint('getBatchAgreement', '0f2d20', (build) => build.query<GetBatchAgreementApiResponse, GetBatchAgreementApiArg>({
      query: (queryArg) => ({ url: `/task/batch/${encodeURIComponent(String(queryArg.id))}/agreement/mean` }), ...tags }));
export const useGetBatchAgreementQuery = getBatchAgreement.useQuery;
export const useLazyGetBatchAgreementQuery = getBatchAgreement.useLazyQuery;
