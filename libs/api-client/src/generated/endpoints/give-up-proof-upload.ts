import { defineEndpoint } from '../../define-endpoint';
import { type GiveUpProofUploadApiResponse, type GiveUpProofUploadApiArg } from '../types';

export const giveUpProofUpload = defineEndpoint('giveUpProofUpload', 'ab5f2e', (build) => build.mutation<GiveUpProofUploadApiResponse, GiveUpProofUploadApiArg>({
      query: (queryArg) => ({
        url: `/image/proof/upload/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useGiveUpProofUploadMutation = giveUpProofUpload.useMutation;
