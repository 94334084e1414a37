import { call } from '../../call';
import { type GetTransferProofApiResponse, type GetTransferProofApiArg } from '../types';

export const getTransferProof = call('getTransferProof', '36e47d', (build) => build.query<GetTransferProofApiResponse, GetTransferProofApiArg>({
      query: (queryArg) => ({
        url: `/wallet/proof`,
        params: {
          transfer: queryArg.transfer,
        },
      }) }));
export const useGetTransferProofQuery = getTransferProof.useQuery;
export const useLazyGetTransferProofQuery = getTransferProof.useLazyQuery;
