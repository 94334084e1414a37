import { defineEndpoint } from '../../define-endpoint';
import { type ListBatchAgreementApiResponse, type ListBatchAgreementApiArg } from '../types';

export const listBatchAgreement = defineEndpoint('listBatchAgreement', 'b4b164', (build) => build.query<ListBatchAgreementApiResponse, ListBatchAgreementApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}/agreement`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }) }));
export const useListBatchAgreementQuery = listBatchAgreement.useQuery;
export const useLazyListBatchAgreementQuery = listBatchAgreement.useLazyQuery;
