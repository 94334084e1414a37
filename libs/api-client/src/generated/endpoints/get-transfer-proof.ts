import { defineEndpoint } from '../../define-endpoint';
import { type GetTransferProofApiResponse, type GetTransferProofApiArg } from '../types';

export const getTransferProof = defineEndpoint('getTransferProof', '36e47d', (build) => build.query<GetTransferProofApiResponse, GetTransferProofApiArg>({
      query: (queryArg) => ({
        url: `/wallet/proof`,
        params: {
          transfer: queryArg.transfer,
        },
      }) }));
export const useGetTransferProofQuery = getTransferProof.useQuery;
export const useLazyGetTransferProofQuery = getTransferProof.useLazyQuery;
