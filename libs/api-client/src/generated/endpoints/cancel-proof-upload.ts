import { defineEndpoint } from '../../define-endpoint';
import { type CancelProofUploadApiResponse, type CancelProofUploadApiArg } from '../types';

export const cancelProofUpload = defineEndpoint('cancelProofUpload', 'ab5f2e', (build) => build.mutation<CancelProofUploadApiResponse, CancelProofUploadApiArg>({
      query: (queryArg) => ({
        url: `/image/proof/upload/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useCancelProofUploadMutation = cancelProofUpload.useMutation;
