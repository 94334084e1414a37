import { defineEndpoint } from '../../define-endpoint';
import { type ListDisputeMessagesApiResponse, type ListDisputeMessagesApiArg } from '../types';

export const listDisputeMessages = defineEndpoint('listDisputeMessages', '3f83aa', (build) => build.query<ListDisputeMessagesApiResponse, ListDisputeMessagesApiArg>({
      query: (queryArg) => ({
        url: `/dispute/${encodeURIComponent(String(queryArg.id))}/message`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }) }));
export const useListDisputeMessagesQuery = listDisputeMessages.useQuery;
export const useLazyListDisputeMessagesQuery = listDisputeMessages.useLazyQuery;
