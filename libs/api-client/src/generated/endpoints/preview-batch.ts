import { defineEndpoint } from '../../define-endpoint';
import { type PreviewBatchApiResponse, type PreviewBatchApiArg } from '../types';

export const previewBatch = defineEndpoint('previewBatch', '3a4b29', (build) => build.mutation<PreviewBatchApiResponse, PreviewBatchApiArg>({
      query: (queryArg) => ({ url: `/task/batch/preview`, method: 'POST', body: queryArg.postBatchBody }) }));
export const usePreviewBatchMutation = previewBatch.useMutation;
