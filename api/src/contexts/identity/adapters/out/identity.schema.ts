import { type Role } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { id, nullable, primaryId, text, whole } from '../../../../platform/database/columns';

export interface IdentityRow {
  readonly id: string;
  readonly email: string;
  /** argon2id; null for somebody who only ever came through Google. */
  readonly passwordHash: string | null;
  readonly googleId: string | null;
  readonly displayName: string;
  readonly photoURL: string;
  readonly version: number;
  /** When the address was proved to be theirs; null: whoever proves it takes the account over. */
  readonly verifiedAt: number | null;
  readonly createdAt: number;
}

export const IdentitySchema = new EntitySchema<IdentityRow>({
  name: 'identity',
  columns: {
    id: primaryId,
    email: text(254),
    passwordHash: nullable(text(200)),
    googleId: nullable(text(255)),
    displayName: text(100),
    photoURL: text(2000),
    version: whole,
    verifiedAt: nullable(whole),
    createdAt: whole,
  },
  indices: [
    { name: 'identity_email', columns: ['email'], unique: true },
    { name: 'identity_google', columns: ['googleId'], unique: true },
  ],
});

export interface PersonRow {
  /** The id of the identity they proved to be. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly image: string;
  readonly role: Role;
  /** The identity's, kept here too for the sake of every request. */
  readonly verifiedAt: number | null;
  readonly createdAt: number;
  readonly removedAt: number | null;
}

/** A person as the domain knows them. */
export const PERSON = { id: true, email: true, name: true, image: true, role: true, verifiedAt: true } as const;

export const PersonSchema = new EntitySchema<PersonRow>({
  name: 'person',
  columns: {
    id: primaryId,
    email: text(254),
    name: text(100),
    image: text(2000),
    role: text(10),
    verifiedAt: nullable(whole),
    createdAt: whole,
    removedAt: nullable(whole),
  },
  indices: [
    { name: 'person_email', columns: ['email'], unique: true },
    { name: 'person_role', columns: ['removedAt', 'role'] },
    { name: 'person_joined', columns: ['createdAt'] },
  ],
});

export interface SessionRow {
  readonly id: string;
  readonly personId: string;
  /** SHA-256 of the one refresh token that works next. */
  readonly refreshHash: string;
  /** SHA-256 of what the browser of the last refresh calls itself; null before the first. */
  readonly refreshedBy: string | null;
  readonly expiresAt: number;
}

export const SessionSchema = new EntitySchema<SessionRow>({
  name: 'session',
  columns: {
    id: primaryId,
    personId: id,
    refreshHash: text(64),
    refreshedBy: nullable(text(64)),
    expiresAt: whole,
  },
  indices: [
    { name: 'session_person', columns: ['personId'] },
    { name: 'session_expiry', columns: ['expiresAt'] },
  ],
});

export interface MailedTokenRow {
  /** SHA-256 of the token. */
  readonly id: string;
  readonly identityId: string;
  readonly expiresAt: number;
}

function mailedTokens(name: string): EntitySchema<MailedTokenRow> {
  return new EntitySchema<MailedTokenRow>({
    name,
    columns: { id: { ...text(64), primary: true }, identityId: id, expiresAt: whole },
    indices: [
      { name: `${name}_identity`, columns: ['identityId'] },
      { name: `${name}_expiry`, columns: ['expiresAt'] },
    ],
  });
}

export const ResetTokenSchema = mailedTokens('reset_token');
export const VerificationTokenSchema = mailedTokens('verification_token');

export interface WelcomedAddressRow {
  /** Keyed hash of an address that got its starting coins; it outlives the account. */
  readonly id: string;
}

export const WelcomedAddressSchema = new EntitySchema<WelcomedAddressRow>({
  name: 'welcomed_address',
  columns: { id: { ...text(64), primary: true } },
});
