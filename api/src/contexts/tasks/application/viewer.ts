import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** The caller who sees a task; undefined for a visitor. */
export type Viewer = { readonly personId: Id; readonly role: Role | undefined } | undefined;
