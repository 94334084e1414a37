import { defineEndpoint } from '../../define-endpoint';
import { countReceived as tags } from '../../tags';
import { type CountReceivedApiResponse, type CountReceivedApiArg } from '../types';

export const countReceived = defineEndpoint('countReceived', 'fb2aed', (build) => build.query<CountReceivedApiResponse, CountReceivedApiArg>({
      query: () => ({ url: `/submission/received/count` }), ...tags }));
export const useCountReceivedQuery = countReceived.useQuery;
export const useLazyCountReceivedQuery = countReceived.useLazyQuery;
