import { applyDecorators, SetMetadata } from '@nestjs/common';
import { type Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type FastifyContextConfig } from 'fastify';

/**
 * Who may call a route: `anyone`; the holder of an `identity-token`; `signed-in` people of any role; holders of
 * `identity-or-session`, that is of either; or the named roles.
 */
export type RouteAudience<Role extends string = string> =
  | 'anyone'
  | 'identity-token'
  | 'identity-or-session'
  | 'signed-in'
  | readonly Role[];

/** Who may call one route. Which roles and scopes of keys there are is the product's to say. */
export interface AccessRule<Role extends string = string, Scope extends string = string> {
  readonly who: RouteAudience<Role>;
  /** The scope of a key that opens it, any one of several, or `any` for every key; without it none does. Whom the key speaks for has to be one of `who`. */
  readonly key?: Scope | readonly Scope[] | 'any';
  /** Where the call names a person by e-mail; it has to be the caller's own, or the answer is 403. */
  readonly self?: `${'query' | 'params' | 'body'}.${string}`;
  /** These roles may name anybody in `self`. */
  readonly othersBy?: readonly Role[];
  /** Only for people whose address is verified; the others are told so with 422. */
  readonly verified?: true;
  /** It moves coins, or leads to it: only for people who have agreed to the terms in effect; the others are told so with 422. */
  readonly terms?: true;
  /**
   * Only in a session whose person gave a proof within the last minutes; no key ever counts. `body.password`: or with their
   * password in the body, which the handler has to hold against theirs.
   */
  readonly fresh?: true | 'body.password';
  /**
   * On a route for anyone: people with a session are shown more than visitors. `if-live`: a session that lapsed counts as none.
   * `renewed`: it is answered with 401, so that the browser renews it instead of taking a visitor's answer for its own.
   */
  readonly session?: 'if-live' | 'renewed';
  /** A GET that changes something; another site may not cause it. */
  readonly effect?: true;
  /** A GET that changes something and is a window's own address: nothing inside a page may ask for it. */
  readonly window?: true;
  /** A GET that answers with a picture: our own pages show it, so that a piece of a page may ask for it. */
  readonly picture?: true;
  /** A service of ours signs what it sends here; its body may be as large as a signed-in person's. */
  readonly signed?: true;
  /** Its body may hold a whole file of rows. */
  readonly large?: true;
  /** Takes a form with files in it, not JSON alone. */
  readonly files?: true;
  /** Mail programs send a form to it, which is not read: what counts is in its address. */
  readonly form?: true;
  /** Takes pieces of a file, after the tus protocol, not JSON alone. */
  readonly pieces?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rule of the route, for what happens before Nest knows of the request. */
    access?: AccessRule;
  }
}

const ACCESS = 'access';

/** The scopes each of which opens a route; undefined where any key does. */
export function scopesOf<Scope extends string>({ key = [] }: AccessRule<string, Scope>): readonly Scope[] | undefined {
  if (key === 'any') return undefined;
  return typeof key === 'string' ? [key] : key;
}

/**
 * Says beside a handler who may call it; a handler without this answers nobody. Stands above the decorator that names method and
 * path. Ownership of single records (a buyer's own task, a worker's own withdrawal) is the use cases' to check: they answer 404.
 */
export function Access(rule: AccessRule): MethodDecorator {
  return applyDecorators(SetMetadata(ACCESS, rule), RouteConfig({ access: rule } satisfies FastifyContextConfig));
}

/** What stands beside this handler. */
export function accessTo(handler: () => unknown, reflector: Reflector): AccessRule | undefined {
  return reflector.get<AccessRule | undefined>(ACCESS, handler);
}

/** The rule as it holds for this method: HEAD is a GET without its answer, which nobody may ask of a GET that changes something. */
export function forMethod(method: string, rule: AccessRule | undefined): AccessRule | undefined {
  return method === 'HEAD' && (rule?.effect || rule?.window) ? undefined : rule;
}
