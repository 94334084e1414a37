import { defineEndpoint } from '../../define-endpoint';
import { type AppendProofChunkApiResponse, type AppendProofChunkApiArg } from '../types';

export const appendProofChunk = defineEndpoint('appendProofChunk', '9a31ea', (build) => build.mutation<AppendProofChunkApiResponse, AppendProofChunkApiArg>({
      query: (queryArg) => ({
        url: `/image/proof/upload/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.body,
        headers: {
          'Upload-Offset': queryArg['Upload-Offset'],
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useAppendProofChunkMutation = appendProofChunk.useMutation;
