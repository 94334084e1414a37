import { EntitySchema } from 'typeorm';
import { id, nullable, primaryId, text, whole } from '../../../../platform/database/columns';

interface IdentityRow {
  readonly id: string;
  readonly email: string;
  /** argon2id; null for somebody who only ever came through Google. */
  readonly password_hash: string | null;
  readonly google_id: string | null;
  readonly display_name: string;
  readonly photo_url: string;
  readonly version: number;
  /** When the address was proved to be theirs; null: whoever proves it takes the account over. */
  readonly verified_at: number | null;
  readonly created_at: number;
}

export const IdentitySchema = new EntitySchema<IdentityRow>({
  name: 'identity',
  columns: {
    id: primaryId,
    email: text(254),
    password_hash: nullable(text(200)),
    google_id: nullable(text(255)),
    display_name: text(100),
    photo_url: text(2000),
    version: whole,
    verified_at: nullable(whole),
    created_at: whole,
  },
  indices: [
    { name: 'identity_email', columns: ['email'], unique: true },
    { name: 'identity_google', columns: ['google_id'], unique: true },
  ],
});

interface PersonRow {
  /** The id of the identity they proved to be. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly image: string;
  readonly role: string;
  /** The identity's, kept here too for the sake of every request. */
  readonly verified_at: number | null;
  readonly created_at: number;
  readonly removed_at: number | null;
}

export const PersonSchema = new EntitySchema<PersonRow>({
  name: 'person',
  columns: {
    id: primaryId,
    email: text(254),
    name: text(100),
    image: text(2000),
    role: text(10),
    verified_at: nullable(whole),
    created_at: whole,
    removed_at: nullable(whole),
  },
  indices: [
    { name: 'person_email', columns: ['email'], unique: true },
    { name: 'person_role', columns: ['removed_at', 'role'] },
    { name: 'person_joined', columns: ['created_at'] },
  ],
});

interface SessionRow {
  readonly id: string;
  readonly person_id: string;
  /** SHA-256 of the one refresh token that works next. */
  readonly refresh_hash: string;
  /** SHA-256 of what the browser of the last refresh calls itself; null before the first. */
  readonly refreshed_by: string | null;
  readonly expires_at: number;
}

export const SessionSchema = new EntitySchema<SessionRow>({
  name: 'session',
  columns: {
    id: primaryId,
    person_id: id,
    refresh_hash: text(64),
    refreshed_by: nullable(text(64)),
    expires_at: whole,
  },
  indices: [
    { name: 'session_person', columns: ['person_id'] },
    { name: 'session_expiry', columns: ['expires_at'] },
  ],
});

interface MailedTokenRow {
  /** SHA-256 of the token. */
  readonly id: string;
  readonly identity_id: string;
  readonly expires_at: number;
}

function mailedTokens(name: string): EntitySchema<MailedTokenRow> {
  return new EntitySchema<MailedTokenRow>({
    name,
    columns: { id: { ...text(64), primary: true }, identity_id: id, expires_at: whole },
    indices: [
      { name: `${name}_identity`, columns: ['identity_id'] },
      { name: `${name}_expiry`, columns: ['expires_at'] },
    ],
  });
}

export const ResetTokenSchema = mailedTokens('reset_token');
export const VerificationTokenSchema = mailedTokens('verification_token');

interface WelcomedAddressRow {
  /** Keyed hash of an address that got its starting coins; it outlives the account. */
  readonly id: string;
}

export const WelcomedAddressSchema = new EntitySchema<WelcomedAddressRow>({
  name: 'welcomed_address',
  columns: { id: { ...text(64), primary: true } },
});
