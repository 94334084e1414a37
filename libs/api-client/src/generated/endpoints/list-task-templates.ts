import { defineEndpoint } from '../../define-endpoint';
import { listTaskTemplates as tags } from '../../tags';
import { type ListTaskTemplatesApiResponse, type ListTaskTemplatesApiArg } from '../types';

export const listTaskTemplates = defineEndpoint('listTaskTemplates', '9e843c', (build) => build.query<ListTaskTemplatesApiResponse, ListTaskTemplatesApiArg>({
      query: () => ({ url: `/task-template` }), ...tags }));
export const useListTaskTemplatesQuery = listTaskTemplates.useQuery;
export const useLazyListTaskTemplatesQuery = listTaskTemplates.useLazyQuery;
