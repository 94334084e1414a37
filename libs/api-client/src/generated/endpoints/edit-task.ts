import { defineEndpoint } from '../../define-endpoint';
import { editTask as tags } from '../../tags';
import { type EditTaskApiResponse, type EditTaskApiArg } from '../types';

export const editTask = defineEndpoint('editTask', '6334aa', (build) => build.mutation<EditTaskApiResponse, EditTaskApiArg>({
      query: (queryArg) => ({
        url: `/task/update/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editTaskBody,
      }), ...tags }));
export const useEditTaskMutation = editTask.useMutation;
