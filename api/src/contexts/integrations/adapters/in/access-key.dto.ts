import { PickType } from '@nestjs/swagger';
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
import { ResponseSchema, ResponseField, ResponseInteger, ResponseTime } from '../../../../platform/http/response-field';
import { type ApiKeyPrincipal } from '../../../../platform/http/authentication';
import { type OwnKey } from '../../application/own-keys';

export class CreateKeyBody {
  @TextField('Purpose of the key.', { max: LENGTHS.keyName, example: 'Nightly upload' })
  readonly name: string;

  @ChoicesField('Scopes of the key.', KEY_SCOPES)
  readonly scopes: KeyScope[];

  @WholeNumberField('Days until the key expires.', {
    min: LIMITS.keyDays.min,
    max: LIMITS.keyDays.max,
    default: LIMITS.keyDays.usual,
    optional: true,
  })
  readonly days?: number;

  @WholeNumberField('Coins that the key may spend in total; default: no limit.', {
    ...LIMITS.spendingCap,
    optional: true,
  })
  readonly spendingCap?: number;
}

@ResponseSchema('An API key of the caller, without its secret.')
export class AccessKeyAnswer implements AccessKey {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('Purpose.')
  readonly name: string;

  @ResponseField('First characters of the key.')
  readonly prefix: string;

  @ResponseField('Scopes of the key.', { enum: KEY_SCOPES, isArray: true })
  readonly scopes: KeyScope[];

  @ResponseTime('When it was created.')
  readonly madeAt: string;

  @ResponseTime('When it expires.')
  readonly expiresAt: string;

  @ResponseTime('When it was last used, to the minute; null before the first time.', { nullable: true })
  readonly lastUsedAt: string | null;

  @ResponseInteger('Coins that the key may spend in total; null for no limit.', { nullable: true, example: 500 })
  readonly spendingCap: number | null;

  @ResponseInteger('Coins that the key has spent, if it has a cap; returned coins are not subtracted.', {
    example: 120,
  })
  readonly spent: number;

  @ResponseField(
    'open: valid; expired: past its expiry; ended: revoked by a new password, another role or signing out everywhere.',
    { enum: KEY_STATES },
  )
  readonly state: KeyState;
}

export class CreatedKeyAnswer extends AccessKeyAnswer implements CreatedKey {
  @ResponseField('The key. It is not shown again.')
  readonly key: string;
}

@ResponseSchema('Owner and scopes of an API key.')
export class KeyOwnerAnswer extends PickType(AccessKeyAnswer, ['expiresAt', 'spendingCap']) implements KeyOwner {
  @ResponseField('E-mail of the owner of the key.', { format: 'email' })
  readonly email: string;

  @ResponseField('Role of the user.', { enum: ROLES })
  readonly role: Role;

  @ResponseField('What the key may open.', { enum: KEY_SCOPES, isArray: true })
  readonly scopes: KeyScope[];
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString();

export function keyAnswer({ id: _id, name, prefix, scopes, lastUsedAt, spendingCap, spent, state, ...key }: OwnKey) {
  const [madeAt, expiresAt] = [time(key.createdAt), time(key.expiresAt)];
  const shown = { _id, name, prefix, scopes: [...scopes], madeAt, expiresAt, spendingCap, spent, state };
  return { ...shown, lastUsedAt: lastUsedAt === null ? null : time(lastUsedAt) } satisfies AccessKeyAnswer;
}

export const bearerAnswer = ({ scopes, expiresAt, spendingCap, session }: ApiKeyPrincipal): KeyOwnerAnswer => ({
  email: session.email,
  role: session.role as Role,
  scopes: scopes as KeyScope[],
  expiresAt: time(expiresAt),
  spendingCap,
});
