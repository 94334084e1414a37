import { defineEndpoint } from '../../define-endpoint';
import { getStatement as tags } from '../../tags';
import { type GetStatementApiResponse, type GetStatementApiArg } from '../types';

export const getStatement = defineEndpoint('getStatement', 'c736ee', (build) => build.query<GetStatementApiResponse, GetStatementApiArg>({
      query: (queryArg) => ({
        url: `/wallet/statement`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
          size: queryArg.size,
          group: queryArg.group,
          days: queryArg.days,
        },
      }), ...tags }));
export const useGetStatementQuery = getStatement.useQuery;
export const useLazyGetStatementQuery = getStatement.useLazyQuery;
