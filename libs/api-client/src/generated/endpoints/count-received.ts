import { call } from '../../call';
import { countReceived as tags } from '../../tags';
import { type CountReceivedApiResponse, type CountReceivedApiArg } from '../types';

export const countReceived = call('countReceived', 'fb2aed', (build) => build.query<CountReceivedApiResponse, CountReceivedApiArg>({
      query: () => ({ url: `/submission/received/count` }), ...tags }));
export const useCountReceivedQuery = countReceived.useQuery;
export const useLazyCountReceivedQuery = countReceived.useLazyQuery;
