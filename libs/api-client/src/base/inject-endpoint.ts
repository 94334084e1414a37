import {
  type Api,
  type coreModuleName,
  type EndpointBuilder,
  type EndpointDefinitions,
  type reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
import { api } from './api';
import { type baseQuery } from './base-query';

type Builder<Tag extends string> = EndpointBuilder<typeof baseQuery, Tag, 'api'>;
type Modules = typeof coreModuleName | typeof reactHooksModuleName;
type Added<Definition extends EndpointDefinitions[string]> = Api<
  typeof baseQuery,
  Record<'call', Definition>,
  'api',
  string,
  Modules
>['endpoints']['call'];

/** The print of each call that is there, by its name. */
const prints = new Map<string, string>();

/**
 * Injects an endpoint into the shared cache. Shell and remotes bundle the endpoints they use. Endpoints with the same
 * `print` share their answers. Two versions of one name are injected under different names.
 */
export function injectEndpoint<Definition extends EndpointDefinitions[string], Tag extends string>(
  name: string,
  print: string,
  define: (build: Builder<Tag>) => Definition,
): Added<Definition> {
  const known = prints.get(name) ?? print;
  prints.set(name, known);
  const key = known === print ? name : `${name}@${print}`;
  // The cache takes tags of any name, so that a remote can bring its own.
  const endpoints = (build: Builder<string>) => ({ [key]: define(build as unknown as Builder<Tag>) });
  if (!(key in api.endpoints)) api.injectEndpoints({ endpoints });
  return (api.endpoints as Record<string, unknown>)[key] as Added<Definition>;
}
