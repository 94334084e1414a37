import { defineEndpoint } from '../../define-endpoint';
import { type GiveUpBatchPicturesApiResponse, type GiveUpBatchPicturesApiArg } from '../types';

export const giveUpBatchPictures = defineEndpoint('giveUpBatchPictures', 'e9ad3c', (build) => build.mutation<GiveUpBatchPicturesApiResponse, GiveUpBatchPicturesApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/pictures/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useGiveUpBatchPicturesMutation = giveUpBatchPictures.useMutation;
