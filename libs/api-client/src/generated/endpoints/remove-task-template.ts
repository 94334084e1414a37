import { defineEndpoint } from '../../define-endpoint';
import { removeTaskTemplate as tags } from '../../tags';
import { type RemoveTaskTemplateApiResponse, type RemoveTaskTemplateApiArg } from '../types';

export const removeTaskTemplate = defineEndpoint('removeTaskTemplate', 'e29471', (build) => build.mutation<RemoveTaskTemplateApiResponse, RemoveTaskTemplateApiArg>({
      query: (queryArg) => ({ url: `/task-template/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }), ...tags }));
export const useRemoveTaskTemplateMutation = removeTaskTemplate.useMutation;
