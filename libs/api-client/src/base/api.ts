import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The one cache of server data in a page; shell and remotes add the calls that they use. */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes: [] as string[], endpoints: () => ({}) });
