import { defineEndpoint } from '../../define-endpoint';
import { saveTaskTemplate as tags } from '../../tags';
import { type SaveTaskTemplateApiResponse, type SaveTaskTemplateApiArg } from '../types';

export const saveTaskTemplate = defineEndpoint('saveTaskTemplate', '8b03bc', (build) => build.mutation<SaveTaskTemplateApiResponse, SaveTaskTemplateApiArg>({
      query: (queryArg) => ({ url: `/task-template`, method: 'POST', body: queryArg.saveTemplateBody }), ...tags }));
export const useSaveTaskTemplateMutation = saveTaskTemplate.useMutation;
