import { defineEndpoint } from '../../define-endpoint';
import { listAuditEntries as tags } from '../../tags';
import { type ListAuditEntriesApiResponse, type ListAuditEntriesApiArg } from '../types';

export const listAuditEntries = defineEndpoint('listAuditEntries', 'fb9f15', (build) => build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
      query: (queryArg) => ({
        url: `/audit`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          action: queryArg.action,
          person: queryArg.person,
          day: queryArg.day,
        },
      }), ...tags }));
export const useListAuditEntriesQuery = listAuditEntries.useQuery;
export const useLazyListAuditEntriesQuery = listAuditEntries.useLazyQuery;
