import { defineEndpoint } from '../../define-endpoint';
import { type BeginBatchPicturesApiResponse, type BeginBatchPicturesApiArg } from '../types';

export const beginBatchPictures = defineEndpoint('beginBatchPictures', '1cf221', (build) => build.mutation<BeginBatchPicturesApiResponse, BeginBatchPicturesApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/pictures`,
        method: 'POST',
        body: queryArg.fetchPicturesBody,
        headers: {
          'Upload-Length': queryArg['Upload-Length'],
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useBeginBatchPicturesMutation = beginBatchPictures.useMutation;
