import { defineEndpoint } from '../../define-endpoint';
import { type CancelBatchPicturesApiResponse, type CancelBatchPicturesApiArg } from '../types';

export const cancelBatchPictures = defineEndpoint('cancelBatchPictures', 'e9ad3c', (build) => build.mutation<CancelBatchPicturesApiResponse, CancelBatchPicturesApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/pictures/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useCancelBatchPicturesMutation = cancelBatchPictures.useMutation;
