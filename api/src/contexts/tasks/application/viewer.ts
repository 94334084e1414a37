import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** Who is shown a task; undefined for a visitor. */
export type Viewer = { readonly personId: Id; readonly role: Role | undefined } | undefined;
