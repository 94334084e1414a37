import { defineEndpoint } from '../../define-endpoint';
import { renameTaskTemplate as tags } from '../../tags';
import { type RenameTaskTemplateApiResponse, type RenameTaskTemplateApiArg } from '../types';

export const renameTaskTemplate = defineEndpoint('renameTaskTemplate', '90fb7c', (build) => build.mutation<RenameTaskTemplateApiResponse, RenameTaskTemplateApiArg>({
      query: (queryArg) => ({
        url: `/task-template/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.renameTemplateBody,
      }), ...tags }));
export const useRenameTaskTemplateMutation = renameTaskTemplate.useMutation;
