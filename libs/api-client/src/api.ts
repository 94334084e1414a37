import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The one cache of server data; the generated endpoints are added to it. */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });
