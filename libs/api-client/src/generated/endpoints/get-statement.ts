import { call } from '../../call';
import { getStatement as tags } from '../../tags';
import { type GetStatementApiResponse, type GetStatementApiArg } from '../types';

export const getStatement = call('getStatement', '46473d', (build) => build.query<GetStatementApiResponse, GetStatementApiArg>({
      query: (queryArg) => ({
        url: `/wallet/statement`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useGetStatementQuery = getStatement.useQuery;
export const useLazyGetStatementQuery = getStatement.useLazyQuery;
