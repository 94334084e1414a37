import { call } from '../../call';
import { getWorkAgreement as tags } from '../../tags';
import { type GetWorkAgreementApiResponse, type GetWorkAgreementApiArg } from '../types';

export const getWorkAgreement = call('getWorkAgreement', 'c222e6', (build) => build.query<GetWorkAgreementApiResponse, GetWorkAgreementApiArg>({
      query: (queryArg) => ({ url: `/submission/${encodeURIComponent(String(queryArg.id))}/agreement` }), ...tags }));
export const useGetWorkAgreementQuery = getWorkAgreement.useQuery;
export const useLazyGetWorkAgreementQuery = getWorkAgreement.useLazyQuery;
