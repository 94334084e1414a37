import { type Role } from '@kaaj/contract';
import { nullable, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';

export const MAX_SEARCH_NAME = 500;

export const PERSON_FIELDS = selectList({
  ...{ id: true, email: true, name: true, image: true, role: true, verifiedAt: true, suspendedAt: true },
});

export const PersonSchema = table({
  name: 'person',
  columns: {
    /** The id of the person's identity. */
    id: primaryId,
    email: text(254),
    name: text(100),
    /** The name, normalized for searches. */
    searchName: { ...text(MAX_SEARCH_NAME), default: '' },
    image: text(2000),
    role: text<Role>(10),
    /** Copied from the identity, since every request reads it. */
    verifiedAt: nullable(integerColumn),
    /** When the second factor was enabled, copied since every request reads it; null: not enabled. */
    secondFactorAt: nullable(integerColumn),
    /** When the account was suspended, copied since every request reads it; null: not suspended. */
    suspendedAt: nullable(integerColumn),
    createdAt: integerColumn,
    removedAt: nullable(integerColumn),
  },
  indices: [
    { name: 'person_email', columns: ['email'], unique: true },
    { name: 'person_role', columns: ['removedAt', 'role'] },
    { name: 'person_joined', columns: ['createdAt', 'role'] },
  ],
});
