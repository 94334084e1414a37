import { injectEndpoint, api as base, type baseQuery } from '@kaaj/api-client/base';
import { type EndpointBuilder, type EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { TAGS, type Tag } from './cache-tags';

/** The one cache of server data, with all tag types of this client. */
export const api = base.enhanceEndpoints({ addTagTypes: TAGS });

/**
 * Injects an endpoint whose tag types this client has. `print` is its generated fingerprint: another version of a
 * remote may define a different endpoint under the same name.
 */
export const defineEndpoint = <Definition extends EndpointDefinitions[string]>(
  name: string,
  print: string,
  define: (build: EndpointBuilder<typeof baseQuery, Tag, 'api'>) => Definition,
) => injectEndpoint(name, print, define);
