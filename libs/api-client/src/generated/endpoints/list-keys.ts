import { defineEndpoint } from '../../define-endpoint';
import { listKeys as tags } from '../../tags';
import { type ListKeysApiResponse, type ListKeysApiArg } from '../types';

export const listKeys = defineEndpoint('listKeys', '213f98', (build) => build.query<ListKeysApiResponse, ListKeysApiArg>({
      query: () => ({ url: `/key` }), ...tags }));
export const useListKeysQuery = listKeys.useQuery;
export const useLazyListKeysQuery = listKeys.useLazyQuery;
