import { defineEndpoint } from '../../define-endpoint';
import { removeTaskFilter as tags } from '../../tags';
import { type RemoveTaskFilterApiResponse, type RemoveTaskFilterApiArg } from '../types';

export const removeTaskFilter = defineEndpoint('removeTaskFilter', 'af4a99', (build) => build.mutation<RemoveTaskFilterApiResponse, RemoveTaskFilterApiArg>({
      query: (queryArg) => ({ url: `/task-filter/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }), ...tags }));
export const useRemoveTaskFilterMutation = removeTaskFilter.useMutation;
