import { defineEndpoint } from '../../define-endpoint';
import { changeRole as tags } from '../../tags';
import { type ChangeRoleApiResponse, type ChangeRoleApiArg } from '../types';

export const changeRole = defineEndpoint('changeRole', 'da4e4f', (build) => build.mutation<ChangeRoleApiResponse, ChangeRoleApiArg>({
      query: (queryArg) => ({
        url: `/user/updaterole/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.roleBody,
      }), ...tags }));
export const useChangeRoleMutation = changeRole.useMutation;
