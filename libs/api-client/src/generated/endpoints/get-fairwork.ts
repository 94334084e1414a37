import { defineEndpoint } from '../../define-endpoint';
import { type GetFairworkApiResponse, type GetFairworkApiArg } from '../types';

export const getFairwork = defineEndpoint('getFairwork', '6ab6a7', (build) => build.query<GetFairworkApiResponse, GetFairworkApiArg>({
      query: () => ({ url: `/fairwork` }) }));
export const useGetFairworkQuery = getFairwork.useQuery;
export const useLazyGetFairworkQuery = getFairwork.useLazyQuery;
