import { defineEndpoint } from '../../define-endpoint';
import { listDecisionTimes as tags } from '../../tags';
import { type ListDecisionTimesApiResponse, type ListDecisionTimesApiArg } from '../types';

export const listDecisionTimes = defineEndpoint('listDecisionTimes', 'c69b17', (build) => build.query<ListDecisionTimesApiResponse, ListDecisionTimesApiArg>({
      query: () => ({ url: `/submission/decision-time` }), ...tags }));
export const useListDecisionTimesQuery = listDecisionTimes.useQuery;
export const useLazyListDecisionTimesQuery = listDecisionTimes.useLazyQuery;
