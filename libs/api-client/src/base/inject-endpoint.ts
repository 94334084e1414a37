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
 * Adds a call to the cache, for whoever uses it. Shell and remotes each bring the calls they use, and those that bring the same one
 * (the same `print`) share its answers; where a remote of another age brings another one under that name, both live side by side.
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
