import { defineEndpoint } from '../../define-endpoint';
import { deleteWorkerGroup as tags } from '../../tags';
import { type DeleteWorkerGroupApiResponse, type DeleteWorkerGroupApiArg } from '../types';

export const deleteWorkerGroup = defineEndpoint('deleteWorkerGroup', 'c4ccc4', (build) => build.mutation<DeleteWorkerGroupApiResponse, DeleteWorkerGroupApiArg>({
      query: (queryArg) => ({
        url: `/worker-group/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useDeleteWorkerGroupMutation = deleteWorkerGroup.useMutation;
