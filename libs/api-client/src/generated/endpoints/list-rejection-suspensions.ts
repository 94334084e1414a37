import { defineEndpoint } from '../../define-endpoint';
import { listRejectionSuspensions as tags } from '../../tags';
import { type ListRejectionSuspensionsApiResponse, type ListRejectionSuspensionsApiArg } from '../types';

export const listRejectionSuspensions = defineEndpoint('listRejectionSuspensions', 'f56315', (build) => build.query<ListRejectionSuspensionsApiResponse, ListRejectionSuspensionsApiArg>({
      query: () => ({ url: `/admin/brake` }), ...tags }));
export const useListRejectionSuspensionsQuery = listRejectionSuspensions.useQuery;
export const useLazyListRejectionSuspensionsQuery = listRejectionSuspensions.useLazyQuery;
