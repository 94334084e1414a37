import { defineEndpoint } from '../../define-endpoint';
import { type GetBooksApiResponse, type GetBooksApiArg } from '../types';

export const getBooks = defineEndpoint('getBooks', 'f0767d', (build) => build.query<GetBooksApiResponse, GetBooksApiArg>({
      query: (queryArg) => ({
        url: `/proof`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }) }));
export const useGetBooksQuery = getBooks.useQuery;
export const useLazyGetBooksQuery = getBooks.useLazyQuery;
