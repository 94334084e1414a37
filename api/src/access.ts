import { type KeyScope, type Role } from '@kaaj/contract';
import { Access as AccessBy, type AccessRule } from './platform/http/access';
import { type Session as SessionOf } from './platform/http/authentication';

/** Says beside a handler who may call it, in the roles of this product. Stands above the decorator that names method and path. */
export const Access = (rule: AccessRule<Role, KeyScope>): MethodDecorator => AccessBy(rule);

/** The signed-in person behind a request, with their role in this product. */
export type Session = SessionOf<Role>;
