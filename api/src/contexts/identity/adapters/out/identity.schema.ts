import { type Language } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { flag, id, nullable, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const identityColumns = {
  id: primaryId,
  email: text(254),
  /** argon2id; null for somebody who only ever came through a provider. */
  passwordHash: nullable(text(200)),
  googleId: nullable(text(255)),
  /** Of the OpenID Connect provider: hash of issuer and subject. */
  oidcId: nullable(text(64)),
  displayName: text(100),
  photoURL: text(2000),
  version: integerColumn,
  /** When the address was proved to be theirs; null: whoever proves it takes the account over. */
  verifiedAt: nullable(integerColumn),
  /** Empty: they never chose. */
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
  /** SHA-256 of the one refresh token that works next. */
  refreshHash: text(64),
  /** SHA-256 of what the browser of the last refresh calls itself; null before the first. */
  refreshedBy: nullable(text(64)),
  /** Whether its person proved a second factor in it. */
  secondFactor: flag,
  /** When its person last gave a proof in it: a password, a code or a provider; 0 for never. */
  provedAt: { ...integerColumn, default: 0 },
  /** What the browser calls itself; null for what is lent to a program. */
  browser: nullable(text(300)),
  /** The address of its last refresh. */
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

/** Whose sessions ended of late, so that every process can look for it without asking for each session by itself. */
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
  /** The secret of their authenticator, sealed under ENCRYPTION_KEY. */
  sealed: text(200),
  /** Null: it waits for its first code. Milliseconds since the epoch. */
  onSince: nullable(integerColumn),
  /** The latest half minute of which a code was used: none of it or before works again. */
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
  /** Keyed hash of an address that got its starting coins; it outlives the account. */
  id: { ...text(64), primary: true },
};

export type WelcomedAddressRow = RowOf<typeof welcomedAddressColumns>;

export const WelcomedAddressSchema = new EntitySchema<WelcomedAddressRow>({
  name: 'welcomed_address',
  columns: welcomedAddressColumns,
});
