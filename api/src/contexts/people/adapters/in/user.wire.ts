import { ROLES, type Role } from '@kaaj/contract';
import { ResponseField } from '../../../../platform/http/response-field';
import { type Balance } from '../../../wallet';
import { type Person } from '../../domain/person';

export class UserAnswer {
  @ResponseField('Id of the person.')
  readonly _id!: string;

  @ResponseField('Shown name.')
  readonly name!: string;

  @ResponseField('E-mail address.', { format: 'email' })
  readonly email!: string;

  @ResponseField('Address of the photo; empty where there is none.')
  readonly image!: string;

  @ResponseField('What the person may do.', { enum: ROLES, type: String })
  readonly role!: Role;

  @ResponseField('Coins: what can be spent now, and what waits for a decision on a withdrawal.', { type: 'integer' })
  readonly coin!: number;

  @ResponseField('Coins that can be spent or withdrawn now.', { type: 'integer' })
  readonly availableCoin!: number;

  @ResponseField('Whether the address was proved to be theirs; until then they cannot post, submit, buy or withdraw.')
  readonly emailVerified!: boolean;

  @ResponseField('Whether the account is suspended: its person can read, withdraw what they earned, and object.')
  readonly suspended!: boolean;
}

export class BestWorkerAnswer {
  @ResponseField('Id of the worker.')
  readonly _id!: string;

  @ResponseField('Shown name.')
  readonly name!: string;

  @ResponseField('Address of the photo; empty where there is none.')
  readonly image!: string;

  @ResponseField('Coins the worker has now. The order is by coins ever earned.', { type: 'integer' })
  readonly coin!: number;
}

export function userAnswer(
  { id, name, email, image, role, verifiedAt, suspendedAt }: Person,
  balance: Balance | undefined,
): UserAnswer {
  return {
    _id: id,
    name,
    email,
    image,
    role,
    coin: balance?.coin ?? 0,
    availableCoin: balance?.available ?? 0,
    emailVerified: verifiedAt !== null,
    suspended: suspendedAt !== null,
  };
}
