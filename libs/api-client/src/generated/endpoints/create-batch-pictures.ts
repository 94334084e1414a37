import { defineEndpoint } from '../../define-endpoint';
import { type CreateBatchPicturesApiResponse, type CreateBatchPicturesApiArg } from '../types';

export const createBatchPictures = defineEndpoint('createBatchPictures', '1cf221', (build) => build.mutation<CreateBatchPicturesApiResponse, CreateBatchPicturesApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/pictures`,
        method: 'POST',
        body: queryArg.fetchPicturesBody,
        headers: {
          'Upload-Length': queryArg['Upload-Length'],
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useCreateBatchPicturesMutation = createBatchPictures.useMutation;
