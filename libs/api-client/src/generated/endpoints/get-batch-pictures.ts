import { defineEndpoint } from '../../define-endpoint';
import { type GetBatchPicturesApiResponse, type GetBatchPicturesApiArg } from '../types';

export const getBatchPictures = defineEndpoint('getBatchPictures', '0e7c9c', (build) => build.query<GetBatchPicturesApiResponse, GetBatchPicturesApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/pictures/${encodeURIComponent(String(queryArg.id))}`,
        headers: {
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useGetBatchPicturesQuery = getBatchPictures.useQuery;
export const useLazyGetBatchPicturesQuery = getBatchPictures.useLazyQuery;
