import { defineEndpoint } from '../../define-endpoint';
import { type BeginProofUploadApiResponse, type BeginProofUploadApiArg } from '../types';

export const beginProofUpload = defineEndpoint('beginProofUpload', '281da3', (build) => build.mutation<BeginProofUploadApiResponse, BeginProofUploadApiArg>({
      query: (queryArg) => ({
        url: `/image/proof/upload`,
        method: 'POST',
        headers: {
          'Upload-Length': queryArg['Upload-Length'],
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useBeginProofUploadMutation = beginProofUpload.useMutation;
