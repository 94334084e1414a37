import { defineEndpoint } from '../../define-endpoint';
import { deleteTask as tags } from '../../tags';
import { type DeleteTaskApiResponse, type DeleteTaskApiArg } from '../types';

export const deleteTask = defineEndpoint('deleteTask', '14c525', (build) => build.mutation<DeleteTaskApiResponse, DeleteTaskApiArg>({
      query: (queryArg) => ({
        url: `/task/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useDeleteTaskMutation = deleteTask.useMutation;
