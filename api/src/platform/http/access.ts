import { applyDecorators, SetMetadata } from '@nestjs/common';
import { type Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type FastifyContextConfig } from 'fastify';

/**
 * Who may call a route: `anyone`; the holder of an `identity-token`; `signed-in` people of any role; holders of
 * `identity-or-session`; or the named roles.
 */
export type RouteAudience<Role extends string = string> =
  | 'anyone'
  | 'identity-token'
  | 'identity-or-session'
  | 'signed-in'
  | readonly Role[];

/** Who may call one route. The product defines roles and scopes. */
export interface AccessRule<Role extends string = string, Scope extends string = string> {
  readonly who: RouteAudience<Role>;
  /**
   * The scope of access keys that opens the route, any one of several, or `any` for every key; without it no key does.
   * The key's person must be one of `who`.
   */
  readonly key?: Scope | readonly Scope[] | 'any';
  /** Where the request names a person by e-mail. It must be the caller's own, or the response is 403. */
  readonly self?: `${'query' | 'params' | 'body'}.${string}`;
  /** Roles that may name other people in `self`. */
  readonly othersBy?: readonly Role[];
  /** Only for people with a verified e-mail address; others get 422. */
  readonly verified?: true;
  /** For routes that move coins or lead to it: only for people who agreed to the current terms; others get 422. */
  readonly terms?: true;
  /**
   * Only in a session with a recent proof of identity; never with a key. `body.password`: or with the password in the
   * body, which the handler must verify.
   */
  readonly fresh?: true | 'body.password';
  /**
   * For a route for anyone that shows more to signed-in people. `if-live`: an expired session counts as none.
   * `renewed`: an expired session gets 401, so that the browser renews it instead of using the visitor's response.
   */
  readonly session?: 'if-live' | 'renewed';
  /** A GET with a side effect; requests from other sites are refused. */
  readonly effect?: true;
  /** A GET with a side effect that is opened as a window; embedded requests are refused. */
  readonly window?: true;
  /** A GET that returns a picture: our own pages may embed it. */
  readonly picture?: true;
  /** A webhook of a service that signs its requests; its body may be as large as a signed-in person's. */
  readonly signed?: true;
  /** The body may contain a whole file of rows. */
  readonly large?: true;
  /** Accepts multipart forms with files in addition to JSON. */
  readonly files?: true;
  /** Mail programs post a form to it, whose content is ignored: the parameters are in the URL. */
  readonly form?: true;
  /** Accepts file chunks of the tus protocol in addition to JSON. */
  readonly pieces?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access rule of the route, for hooks that run before Nest. */
    access?: AccessRule;
  }
}

const ACCESS = 'access';

/** The scopes that open a route; undefined where any key does. */
export function scopesOf<Scope extends string>({ key = [] }: AccessRule<string, Scope>): readonly Scope[] | undefined {
  if (key === 'any') return undefined;
  return typeof key === 'string' ? [key] : key;
}

/**
 * Sets who may call a handler; without it the route is closed. Must be above the decorator with method and path. Use
 * cases check the ownership of records (a buyer's own task, a worker's own withdrawal) and return 404.
 */
export function Access(rule: AccessRule): MethodDecorator {
  return applyDecorators(SetMetadata(ACCESS, rule), RouteConfig({ access: rule } satisfies FastifyContextConfig));
}

export function accessTo(handler: () => unknown, reflector: Reflector): AccessRule | undefined {
  return reflector.get<AccessRule | undefined>(ACCESS, handler);
}

/** The rule for this method. HEAD is like GET without a body, and is refused for a GET with a side effect. */
export function forMethod(method: string, rule: AccessRule | undefined): AccessRule | undefined {
  return method === 'HEAD' && (rule?.effect || rule?.window) ? undefined : rule;
}
