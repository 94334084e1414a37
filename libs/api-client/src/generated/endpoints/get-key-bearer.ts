import { defineEndpoint } from '../../define-endpoint';
import { type GetKeyBearerApiResponse, type GetKeyBearerApiArg } from '../types';

export const getKeyBearer = defineEndpoint('getKeyBearer', '747737', (build) => build.query<GetKeyBearerApiResponse, GetKeyBearerApiArg>({
      query: () => ({ url: `/key/bearer` }) }));
export const useGetKeyBearerQuery = getKeyBearer.useQuery;
export const useLazyGetKeyBearerQuery = getKeyBearer.useLazyQuery;
