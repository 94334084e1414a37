import { defineEndpoint } from '../../define-endpoint';
import { type CreateProofUploadApiResponse, type CreateProofUploadApiArg } from '../types';

export const createProofUpload = defineEndpoint('createProofUpload', '281da3', (build) => build.mutation<CreateProofUploadApiResponse, CreateProofUploadApiArg>({
      query: (queryArg) => ({
        url: `/image/proof/upload`,
        method: 'POST',
        headers: {
          'Upload-Length': queryArg['Upload-Length'],
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useCreateProofUploadMutation = createProofUpload.useMutation;
