import { injectEndpoint, api as base, type baseQuery } from '@kaaj/api-client/base';
import { type EndpointBuilder, type EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { TAGS, type Tag } from './cache-tags';

/** The one cache of server data, told of every kind of data that this client knows. */
export const api = base.enhanceEndpoints({ addTagTypes: TAGS });

/** Adds a call whose tags this client knows. `print` is its generated fingerprint: another version of the remote may define another one under the same name. */
export const defineEndpoint = <Definition extends EndpointDefinitions[string]>(
  name: string,
  print: string,
  define: (build: EndpointBuilder<typeof baseQuery, Tag, 'api'>) => Definition,
) => injectEndpoint(name, print, define);
