import { defineEndpoint } from '../../define-endpoint';
import { type GetProofUploadApiResponse, type GetProofUploadApiArg } from '../types';

export const getProofUpload = defineEndpoint('getProofUpload', '74c8b7', (build) => build.query<GetProofUploadApiResponse, GetProofUploadApiArg>({
      query: (queryArg) => ({
        url: `/image/proof/upload/${encodeURIComponent(String(queryArg.id))}`,
        headers: {
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useGetProofUploadQuery = getProofUpload.useQuery;
export const useLazyGetProofUploadQuery = getProofUpload.useLazyQuery;
