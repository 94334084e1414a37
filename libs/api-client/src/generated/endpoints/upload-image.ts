import { defineEndpoint } from '../../define-endpoint';
import { type UploadImageApiResponse, type UploadImageApiArg } from '../types';

export const uploadImage = defineEndpoint('uploadImage', '9027c4', (build) => build.mutation<UploadImageApiResponse, UploadImageApiArg>({
      query: (queryArg) => ({ url: `/image`, method: 'POST', body: queryArg.body }) }));
export const useUploadImageMutation = uploadImage.useMutation;
