import { call } from '../../call';
import { editTask as tags } from '../../tags';
import { type EditTaskApiResponse, type EditTaskApiArg } from '../types';

export const editTask = call('editTask', '30b329', (build) => build.mutation<EditTaskApiResponse, EditTaskApiArg>({
      query: (queryArg) => ({
        url: `/task/update/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editTaskBody,
      }), ...tags }));
export const useEditTaskMutation = editTask.useMutation;
