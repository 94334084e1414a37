import { ROLES, type Role } from '@kaaj/contract';
import { ResponseField, ResponseInteger } from '../../../../platform/http/response-field';
import { type Balance } from '../../../wallet';
import { type Person } from '../../domain/person';

export class UserAnswer {
  @ResponseField('Id of the person.')
  readonly _id!: string;

  @ResponseField('Shown name.')
  readonly name!: string;

  @ResponseField('E-mail address.', { format: 'email' })
  readonly email!: string;

  @ResponseField('URL of the photo; empty for none.')
  readonly image!: string;

  @ResponseField('Role of the user.', { enum: ROLES })
  readonly role!: Role;

  @ResponseInteger('Coins, including those held for an undecided withdrawal.')
  readonly coin!: number;

  @ResponseInteger('Coins that can be spent or withdrawn now.')
  readonly availableCoin!: number;

  @ResponseField('Whether the address is verified; required to post, submit, buy and withdraw.')
  readonly emailVerified!: boolean;

  @ResponseField('Whether the account is suspended: the user can read, withdraw earned coins, and object.')
  readonly suspended!: boolean;
}

export class BestWorkerAnswer {
  @ResponseField('Id of the worker.')
  readonly _id!: string;

  @ResponseField('Shown name.')
  readonly name!: string;

  @ResponseField('URL of the photo; empty for none.')
  readonly image!: string;

  @ResponseInteger('Current coins of the worker. The order is by coins ever earned.')
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
