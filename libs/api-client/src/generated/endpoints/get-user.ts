import { defineEndpoint } from '../../define-endpoint';
import { getUser as tags } from '../../tags';
import { type GetUserApiResponse, type GetUserApiArg } from '../types';

export const getUser = defineEndpoint('getUser', '314437', (build) => build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({
        url: `/user`,
        params: {
          email: queryArg.email,
        },
      }), ...tags }));
export const useGetUserQuery = getUser.useQuery;
export const useLazyGetUserQuery = getUser.useLazyQuery;
