import { defineEndpoint } from '../../define-endpoint';
import { listDisputeMessages as tags } from '../../tags';
import { type ListDisputeMessagesApiResponse, type ListDisputeMessagesApiArg } from '../types';

export const listDisputeMessages = defineEndpoint('listDisputeMessages', '49476d', (build) => build.query<ListDisputeMessagesApiResponse, ListDisputeMessagesApiArg>({
      query: (queryArg) => ({
        url: `/dispute/${encodeURIComponent(String(queryArg.id))}/message`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListDisputeMessagesQuery = listDisputeMessages.useQuery;
export const useLazyListDisputeMessagesQuery = listDisputeMessages.useLazyQuery;
