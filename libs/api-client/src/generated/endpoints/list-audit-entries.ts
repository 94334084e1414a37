import { defineEndpoint } from '../../define-endpoint';
import { listAuditEntries as tags } from '../../tags';
import { type ListAuditEntriesApiResponse, type ListAuditEntriesApiArg } from '../types';

export const listAuditEntries = defineEndpoint('listAuditEntries', 'b36c5b', (build) => build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
      query: (queryArg) => ({
        url: `/audit`,
        params: {
          action: queryArg.action,
          person: queryArg.person,
          day: queryArg.day,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListAuditEntriesQuery = listAuditEntries.useQuery;
export const useLazyListAuditEntriesQuery = listAuditEntries.useLazyQuery;
