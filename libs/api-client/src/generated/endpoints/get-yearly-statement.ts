import { defineEndpoint } from '../../define-endpoint';
import { getYearlyStatement as tags } from '../../tags';
import { type GetYearlyStatementApiResponse, type GetYearlyStatementApiArg } from '../types';

export const getYearlyStatement = defineEndpoint('getYearlyStatement', '421171', (build) => build.query<GetYearlyStatementApiResponse, GetYearlyStatementApiArg>({
      query: (queryArg) => ({
        url: `/wallet/year`,
        params: {
          email: queryArg.email,
          year: queryArg.year,
        },
      }), ...tags }));
export const useGetYearlyStatementQuery = getYearlyStatement.useQuery;
export const useLazyGetYearlyStatementQuery = getYearlyStatement.useLazyQuery;
