import { defineEndpoint } from '../../define-endpoint';
import { getWorkAgreement as tags } from '../../tags';
import { type GetWorkAgreementApiResponse, type GetWorkAgreementApiArg } from '../types';

export const getWorkAgreement = defineEndpoint('getWorkAgreement', '7e6388', (build) => build.query<GetWorkAgreementApiResponse, GetWorkAgreementApiArg>({
      query: (queryArg) => ({ url: `/submission/${encodeURIComponent(String(queryArg.id))}/agreement` }), ...tags }));
export const useGetWorkAgreementQuery = getWorkAgreement.useQuery;
export const useLazyGetWorkAgreementQuery = getWorkAgreement.useLazyQuery;
