import { type Role } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { nullable, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';

export const MAX_SEARCH_NAME = 500;

const personColumns = {
  /** The id of the identity they proved to be. */
  id: primaryId,
  email: text(254),
  name: text(100),
  /** The name in the form that searches compare. */
  searchName: { ...text(MAX_SEARCH_NAME), default: '' },
  image: text(2000),
  role: text<Role>(10),
  /** The identity's, kept here too for the sake of every request. */
  verifiedAt: nullable(integerColumn),
  /** Since when they sign in with a second factor, kept here for the sake of every request; null: without. */
  secondFactorAt: nullable(integerColumn),
  /** Since when the account is suspended, kept here for the sake of every request; null: it is not. */
  suspendedAt: nullable(integerColumn),
  createdAt: integerColumn,
  removedAt: nullable(integerColumn),
};

export type PersonRow = RowOf<typeof personColumns>;

/** A person as the domain knows them. */
export const PERSON = {
  ...{ id: true, email: true, name: true, image: true, role: true },
  ...{ verifiedAt: true, suspendedAt: true },
} as const;

/** The same, as a written statement lists it. */
export const PERSON_FIELDS = selectList(PERSON);

export const PersonSchema = new EntitySchema<PersonRow>({
  name: 'person',
  columns: personColumns,
  indices: [
    { name: 'person_email', columns: ['email'], unique: true },
    { name: 'person_role', columns: ['removedAt', 'role'] },
    { name: 'person_joined', columns: ['createdAt', 'role'] },
  ],
});
