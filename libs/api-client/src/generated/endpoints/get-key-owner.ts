import { defineEndpoint } from '../../define-endpoint';
import { type GetKeyOwnerApiResponse, type GetKeyOwnerApiArg } from '../types';

export const getKeyOwner = defineEndpoint('getKeyOwner', '747737', (build) => build.query<GetKeyOwnerApiResponse, GetKeyOwnerApiArg>({
      query: () => ({ url: `/key/bearer` }) }));
export const useGetKeyOwnerQuery = getKeyOwner.useQuery;
export const useLazyGetKeyOwnerQuery = getKeyOwner.useLazyQuery;
