import { defineEndpoint } from '../../define-endpoint';
import { renameWorkerGroup as tags } from '../../tags';
import { type RenameWorkerGroupApiResponse, type RenameWorkerGroupApiArg } from '../types';

export const renameWorkerGroup = defineEndpoint('renameWorkerGroup', '7db2a9', (build) => build.mutation<RenameWorkerGroupApiResponse, RenameWorkerGroupApiArg>({
      query: (queryArg) => ({
        url: `/worker-group/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.groupBody,
      }), ...tags }));
export const useRenameWorkerGroupMutation = renameWorkerGroup.useMutation;
