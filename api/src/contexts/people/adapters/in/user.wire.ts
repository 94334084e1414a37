import { ROLES, type Role } from '@kaaj/contract';
import { Shown } from '../../../../platform/http/shown';
import { type Balance } from '../../../wallet';
import { type Person } from '../../domain/person';

export class UserAnswer {
  @Shown('Id of the person.')
  readonly _id!: string;

  @Shown('Shown name.')
  readonly name!: string;

  @Shown('E-mail address.', { format: 'email' })
  readonly email!: string;

  @Shown('Address of the photo; empty where there is none.')
  readonly image!: string;

  @Shown('What the person may do.', { enum: ROLES, type: String })
  readonly role!: Role;

  @Shown('Coins: what can be spent now, and what waits for a decision on a withdrawal.', { type: 'integer' })
  readonly coin!: number;

  @Shown('Coins that can be spent or withdrawn now.', { type: 'integer' })
  readonly availableCoin!: number;

  @Shown('Whether the address was proved to be theirs; until then they cannot post, submit, buy or withdraw.')
  readonly emailVerified!: boolean;
}

export class BestWorkerAnswer {
  @Shown('Id of the worker.')
  readonly _id!: string;

  @Shown('Shown name.')
  readonly name!: string;

  @Shown('Address of the photo; empty where there is none.')
  readonly image!: string;

  @Shown('Coins the worker has now. The order is by coins ever earned.', { type: 'integer' })
  readonly coin!: number;
}

export function userAnswer(
  { id, name, email, image, role, verifiedAt }: Person,
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
  };
}
