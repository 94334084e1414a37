import { type Language } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { flag, id, nullable, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const identityColumns = {
  id: primaryId,
  email: text(254),
  /** argon2id; null for accounts that only sign in through a provider. */
  passwordHash: nullable(text(200)),
  googleId: nullable(text(255)),
  /** Of the OpenID Connect provider: hash of issuer and subject. */
  oidcId: nullable(text(64)),
  displayName: text(100),
  photoURL: text(2000),
  version: integerColumn,
  /** When the address was verified; null: a later proof of the address takes over the account. */
  verifiedAt: nullable(integerColumn),
  /** Empty: not chosen. */
  language: { ...text<Language | ''>(2), default: '' },
  createdAt: integerColumn,
};

export type IdentityRow = RowOf<typeof identityColumns>;

export const IdentitySchema = new EntitySchema<IdentityRow>({
  name: 'identity',
  columns: identityColumns,
  indices: [
    { name: 'identity_email', columns: ['email'], unique: true },
    { name: 'identity_google', columns: ['googleId'], unique: true },
    { name: 'identity_oidc', columns: ['oidcId'], unique: true },
  ],
});

const sessionColumns = {
  id: primaryId,
  personId: id,
  /** SHA-256 of the current refresh token. */
  refreshHash: text(64),
  /** SHA-256 of the User-Agent of the last refresh; null before the first. */
  refreshedBy: nullable(text(64)),
  /** Whether a second factor was proved in this session. */
  secondFactor: flag,
  /** Time of the last proof (password, code or provider) in this session; 0 for never. */
  provedAt: { ...integerColumn, default: 0 },
  /** User-Agent; null for sessions delegated to a program. */
  browser: nullable(text(300)),
  /** IP address of its last refresh. */
  address: nullable(text(45)),
  expiresAt: integerColumn,
};

export type SessionRow = RowOf<typeof sessionColumns>;

export const SessionSchema = new EntitySchema<SessionRow>({
  name: 'session',
  columns: sessionColumns,
  indices: [
    { name: 'session_person', columns: ['personId'] },
    { name: 'session_expiry', columns: ['expiresAt'] },
  ],
});

const sessionEndColumns = {
  id: primaryId,
  personId: id,
  expiresAt: integerColumn,
};

export type SessionEndRow = RowOf<typeof sessionEndColumns>;

/** People whose sessions ended recently. All processes poll it, which avoids a check of each session. */
export const SessionEndSchema = new EntitySchema<SessionEndRow>({
  name: 'session_end',
  columns: sessionEndColumns,
  indices: [{ name: 'session_end_expiry', columns: ['expiresAt'] }],
});

const mailedTokenColumns = {
  /** SHA-256 of the token. */
  id: { ...text(64), primary: true },
  identityId: id,
  expiresAt: integerColumn,
};

export type MailedTokenRow = RowOf<typeof mailedTokenColumns>;

function mailedTokens(name: string): EntitySchema<MailedTokenRow> {
  return new EntitySchema<MailedTokenRow>({
    name,
    columns: mailedTokenColumns,
    indices: [
      { name: `${name}_identity`, columns: ['identityId'] },
      { name: `${name}_expiry`, columns: ['expiresAt'] },
    ],
  });
}

export const ResetTokenSchema = mailedTokens('reset_token');
export const VerificationTokenSchema = mailedTokens('verification_token');

const secondFactorColumns = {
  /** The id of the identity. */
  id: primaryId,
  /** The authenticator's secret, encrypted with ENCRYPTION_KEY. */
  sealed: text(200),
  /** Null: not confirmed by a first code yet. Milliseconds since the epoch. */
  onSince: nullable(integerColumn),
  /** The latest time step of a used code; codes up to this step are rejected. */
  lastStep: integerColumn,
};

export type SecondFactorRow = RowOf<typeof secondFactorColumns>;

export const SecondFactorSchema = new EntitySchema<SecondFactorRow>({
  name: 'second_factor',
  columns: secondFactorColumns,
});

const recoveryCodeColumns = {
  /** SHA-256 of the code. */
  id: { ...text(64), primary: true },
  identityId: id,
};

export type RecoveryCodeRow = RowOf<typeof recoveryCodeColumns>;

export const RecoveryCodeSchema = new EntitySchema<RecoveryCodeRow>({
  name: 'recovery_code',
  columns: recoveryCodeColumns,
  indices: [{ name: 'recovery_code_identity', columns: ['identityId'] }],
});

const welcomedAddressColumns = {
  /** Keyed hash of an address that received starting coins; survives the account. */
  id: { ...text(64), primary: true },
};

export type WelcomedAddressRow = RowOf<typeof welcomedAddressColumns>;

export const WelcomedAddressSchema = new EntitySchema<WelcomedAddressRow>({
  name: 'welcomed_address',
  columns: welcomedAddressColumns,
});
