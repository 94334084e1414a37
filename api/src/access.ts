import { type KeyScope, type Role } from '@kaaj/contract';
import { Access as AccessBy, type AccessRule } from './platform/http/access';
import { type Session as SessionOf } from './platform/http/authentication';

/** Sets who may call a handler, with this product's roles. Must be above the decorator with method and path. */
export const Access = (rule: AccessRule<Role, KeyScope>): MethodDecorator => AccessBy(rule);

/** The signed-in person of a request, with this product's roles. */
export type Session = SessionOf<Role>;
