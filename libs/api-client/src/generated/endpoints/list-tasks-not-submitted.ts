import { defineEndpoint } from '../../define-endpoint';
import { type ListTasksNotSubmittedApiResponse, type ListTasksNotSubmittedApiArg } from '../types';

export const listTasksNotSubmitted = defineEndpoint('listTasksNotSubmitted', 'e6a548', (build) => build.query<ListTasksNotSubmittedApiResponse, ListTasksNotSubmittedApiArg>({
      query: (queryArg) => ({
        url: `/task/unsent`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          search: queryArg.search,
          sort: queryArg.sort,
          open: queryArg.open,
          full: queryArg.full,
          minPay: queryArg.minPay,
          maxPay: queryArg.maxPay,
          category: queryArg.category,
          maxMinutes: queryArg.maxMinutes,
          contentNotice: queryArg.contentNotice,
        },
      }) }));
export const useListTasksNotSubmittedQuery = listTasksNotSubmitted.useQuery;
export const useLazyListTasksNotSubmittedQuery = listTasksNotSubmitted.useLazyQuery;
