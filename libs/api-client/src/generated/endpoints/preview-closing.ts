import { defineEndpoint } from '../../define-endpoint';
import { previewClosing as tags } from '../../tags';
import { type PreviewClosingApiResponse, type PreviewClosingApiArg } from '../types';

export const previewClosing = defineEndpoint('previewClosing', 'a1b39b', (build) => build.query<PreviewClosingApiResponse, PreviewClosingApiArg>({
      query: () => ({ url: `/account/closing` }), ...tags }));
export const usePreviewClosingQuery = previewClosing.useQuery;
export const useLazyPreviewClosingQuery = previewClosing.useLazyQuery;
