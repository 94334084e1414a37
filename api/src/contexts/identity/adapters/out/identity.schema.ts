import { type Language } from '@kaaj/contract';
import { flag, id, nullable, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const IdentitySchema = table({
  name: 'identity',
  columns: {
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
  },
  indices: [
    { name: 'identity_email', columns: ['email'], unique: true },
    { name: 'identity_google', columns: ['googleId'], unique: true },
    { name: 'identity_oidc', columns: ['oidcId'], unique: true },
  ],
});

export type IdentityRow = TableRow<typeof IdentitySchema>;

export const SessionSchema = table({
  name: 'session',
  columns: {
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
  },
  indices: [
    { name: 'session_person', columns: ['personId'] },
    { name: 'session_expiry', columns: ['expiresAt'] },
  ],
});

export type SessionRow = TableRow<typeof SessionSchema>;

/** People whose sessions ended recently. All processes poll it, which avoids a check of each session. */
export const SessionEndSchema = table({
  name: 'session_end',
  columns: {
    id: primaryId,
    personId: id,
    expiresAt: integerColumn,
  },
  indices: [{ name: 'session_end_expiry', columns: ['expiresAt'] }],
});

export type SessionEndRow = TableRow<typeof SessionEndSchema>;

const mailedTokens = (name: string) =>
  table({
    name,
    columns: {
      /** SHA-256 of the token. */
      id: { ...text(64), primary: true },
      identityId: id,
      expiresAt: integerColumn,
    },
    indices: [
      { name: `${name}_identity`, columns: ['identityId'] },
      { name: `${name}_expiry`, columns: ['expiresAt'] },
    ],
  });

export const ResetTokenSchema = mailedTokens('reset_token');
export const VerificationTokenSchema = mailedTokens('verification_token');

export type MailedTokenRow = TableRow<typeof ResetTokenSchema>;

export const SecondFactorSchema = table({
  name: 'second_factor',
  columns: {
    /** The id of the identity. */
    id: primaryId,
    /** The authenticator's secret, encrypted with ENCRYPTION_KEY. */
    sealed: text(200),
    /** Null: not confirmed by a first code yet. Milliseconds since the epoch. */
    onSince: nullable(integerColumn),
    /** The latest time step of a used code; codes up to this step are rejected. */
    lastStep: integerColumn,
  },
});

export type SecondFactorRow = TableRow<typeof SecondFactorSchema>;

export const RecoveryCodeSchema = table({
  name: 'recovery_code',
  columns: {
    /** SHA-256 of the code. */
    id: { ...text(64), primary: true },
    identityId: id,
  },
  indices: [{ name: 'recovery_code_identity', columns: ['identityId'] }],
});

export type RecoveryCodeRow = TableRow<typeof RecoveryCodeSchema>;

export const WelcomedAddressSchema = table({
  name: 'welcomed_address',
  columns: {
    /** Keyed hash of an address that received starting coins; survives the account. */
    id: { ...text(64), primary: true },
  },
});

export type WelcomedAddressRow = TableRow<typeof WelcomedAddressSchema>;
