import {
  type AccessKey,
  KEY_SCOPES,
  KEY_STATES,
  type KeyOwner,
  type KeyScope,
  type KeyState,
  LENGTHS,
  LIMITS,
  type CreatedKey,
  type Role,
  ROLES,
} from '@kaaj/contract';
import { ChoicesField, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { type ApiKeyPrincipal } from '../../../../platform/http/authentication';
import { type OwnKey } from '../../application/own-keys';

export class CreateKeyBody {
  @TextField('What the key is for, in your own words.', { max: LENGTHS.keyName, example: 'Nightly upload' })
  readonly name: string;

  @ChoicesField('What it may open.', KEY_SCOPES)
  readonly scopes: KeyScope[];

  @WholeNumberField('Days until it opens nothing any more.', {
    min: LIMITS.keyDays.min,
    max: LIMITS.keyDays.max,
    default: LIMITS.keyDays.usual,
    optional: true,
  })
  readonly days?: number;

  @WholeNumberField('Coins that the key may commit in its life; any number where it is left out.', {
    ...LIMITS.spendingCap,
    optional: true,
  })
  readonly spendingCap?: number;
}

@ResponseSchema("A key of one's own, as its maker sees it afterwards: the key itself is shown once.")
export class AccessKeyAnswer implements AccessKey {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('What it is for.')
  readonly name: string;

  @ResponseField('How the key begins.')
  readonly prefix: string;

  @ResponseField('What it may open.', { enum: KEY_SCOPES, isArray: true })
  readonly scopes: KeyScope[];

  @ResponseField('When it was made.', { format: 'date-time' })
  readonly madeAt: string;

  @ResponseField('When it opens nothing any more.', { format: 'date-time' })
  readonly expiresAt: string;

  @ResponseField('When it was last used, to the minute; null before the first time.', {
    type: String,
    format: 'date-time',
    nullable: true,
  })
  readonly lastUsedAt: string | null;

  @ResponseField('Coins that it may commit in its life; null for any number.', {
    type: 'integer',
    nullable: true,
    example: 500,
  })
  readonly spendingCap: number | null;

  @ResponseField('Coins that it has committed, where it has a cap; what comes back is not taken off.', {
    type: 'integer',
    example: 120,
  })
  readonly spent: number;

  @ResponseField(
    'open: it can be used; expired: its time is over; ended: by a new password, another role or signing out everywhere.',
    { enum: KEY_STATES },
  )
  readonly state: KeyState;
}

export class CreatedKeyAnswer extends AccessKeyAnswer implements CreatedKey {
  @ResponseField('The key. It is shown this once.')
  readonly key: string;
}

@ResponseSchema('Whom a key speaks for.')
export class KeyOwnerAnswer implements KeyOwner {
  @ResponseField('The person for whom the key speaks.', { format: 'email' })
  readonly email: string;

  @ResponseField('What they are here for.', { enum: ROLES })
  readonly role: Role;

  @ResponseField('What the key may open.', { enum: KEY_SCOPES, isArray: true })
  readonly scopes: KeyScope[];

  @ResponseField('When it opens nothing any more.', { format: 'date-time' })
  readonly expiresAt: string;

  @ResponseField('Coins that it may commit in its life; null for any number.', {
    type: 'integer',
    nullable: true,
    example: 500,
  })
  readonly spendingCap: number | null;
}

export class RevokedAnswer {
  @ResponseField('Always true: it opens nothing any more.')
  readonly done: true;
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString();

export const keyAnswer = (key: OwnKey): AccessKeyAnswer => ({
  _id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: [...key.scopes],
  madeAt: time(key.createdAt),
  expiresAt: time(key.expiresAt),
  lastUsedAt: key.lastUsedAt === null ? null : time(key.lastUsedAt),
  spendingCap: key.spendingCap,
  spent: key.spent,
  state: key.state,
});

export const bearerAnswer = ({ scopes, expiresAt, spendingCap, session }: ApiKeyPrincipal): KeyOwnerAnswer => ({
  email: session.email,
  role: session.role as Role,
  scopes: scopes as KeyScope[],
  expiresAt: time(expiresAt),
  spendingCap,
});
