import { defineEndpoint } from '../../define-endpoint';
import { type AppendBatchPicturesChunkApiResponse, type AppendBatchPicturesChunkApiArg } from '../types';

export const appendBatchPicturesChunk = defineEndpoint('appendBatchPicturesChunk', 'ff2d74', (build) => build.mutation<AppendBatchPicturesChunkApiResponse, AppendBatchPicturesChunkApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/pictures/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.body,
        headers: {
          'Upload-Offset': queryArg['Upload-Offset'],
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useAppendBatchPicturesChunkMutation = appendBatchPicturesChunk.useMutation;
