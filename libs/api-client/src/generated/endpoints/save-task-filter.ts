import { defineEndpoint } from '../../define-endpoint';
import { saveTaskFilter as tags } from '../../tags';
import { type SaveTaskFilterApiResponse, type SaveTaskFilterApiArg } from '../types';

export const saveTaskFilter = defineEndpoint('saveTaskFilter', 'f25c71', (build) => build.mutation<SaveTaskFilterApiResponse, SaveTaskFilterApiArg>({
      query: (queryArg) => ({ url: `/task-filter`, method: 'POST', body: queryArg.saveFilterBody }), ...tags }));
export const useSaveTaskFilterMutation = saveTaskFilter.useMutation;
