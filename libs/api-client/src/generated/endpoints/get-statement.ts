import { defineEndpoint } from '../../define-endpoint';
import { getStatement as tags } from '../../tags';
import { type GetStatementApiResponse, type GetStatementApiArg } from '../types';

export const getStatement = defineEndpoint('getStatement', '84b995', (build) => build.query<GetStatementApiResponse, GetStatementApiArg>({
      query: (queryArg) => ({
        url: `/wallet/statement`,
        params: {
          email: queryArg.email,
          group: queryArg.group,
          days: queryArg.days,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useGetStatementQuery = getStatement.useQuery;
export const useLazyGetStatementQuery = getStatement.useLazyQuery;
