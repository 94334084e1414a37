import { type Language, LANGUAGES } from '@kaaj/contract';
import { ChoiceField, PasswordField } from '../../../../platform/http/fields';
import { ResponseField } from '../../../../platform/http/response-field';
import { SuspensionAnswer } from '../../../people';
import { CodeField } from './code-field';

export class AccountAnswer {
  @ResponseField('E-mail address of the account.', { format: 'email' })
  readonly email!: string;

  @ResponseField('The language they chose for pages; empty where they never did.', {
    enum: ['', ...LANGUAGES],
    type: String,
  })
  readonly language!: Language | '';

  @ResponseField('Whether they sign in with a password.')
  readonly hasPassword!: boolean;

  @ResponseField('Whether they sign in with Google.')
  readonly hasGoogle!: boolean;

  @ResponseField('Whether they sign in with the OpenID Connect provider.')
  readonly hasOidc!: boolean;

  @ResponseField('Whether signing in takes a second factor.')
  readonly secondFactor!: boolean;

  @ResponseField('Whether what their role opens stays closed until they have one.')
  readonly secondFactorNeeded!: boolean;

  @ResponseField('How many recovery codes were not used yet.', { type: 'integer' })
  readonly recoveryCodes!: number;

  @ResponseField('Why the account is suspended; null where it is not.', { type: SuspensionAnswer, nullable: true })
  readonly suspension!: SuspensionAnswer | null;
}

export class DeviceAnswer {
  @ResponseField('Id of the session.')
  readonly _id!: string;

  @ResponseField('Whether it is the one that asks.')
  readonly current!: boolean;

  @ResponseField('What the browser calls itself (its User-Agent); may be empty.')
  readonly browser!: string;

  @ResponseField('IP address from which it was used last.')
  readonly address!: string;

  @ResponseField('When somebody signed in there.', { format: 'date-time' })
  readonly openedAt!: string;

  @ResponseField('When it was used last, within a quarter of an hour.', { format: 'date-time' })
  readonly usedAt!: string;
}

export class LanguageBody {
  @ChoiceField('What pages shall be written in.', LANGUAGES)
  readonly language!: Language;
}

export class ChangePasswordBody {
  @PasswordField('The password of until now.')
  readonly password!: string;

  @PasswordField('The new one: at least 6 characters with a lowercase and an uppercase letter.')
  readonly newPassword!: string;
}

export class BeginSecondFactorBody {
  @PasswordField('Their own password, where they have one.', { optional: true })
  readonly password?: string;
}

export class CodeBody {
  @CodeField()
  readonly code!: string;
}

export class QrCodeAnswer {
  @ResponseField('Number of squares on each side, the white edge among them.', { type: 'integer' })
  readonly size!: number;

  @ResponseField('The dark squares as the path of an SVG picture whose viewBox is `0 0 size size`.')
  readonly path!: string;
}

export class SecondFactorEnrollment {
  @ResponseField('What to type into an authenticator that reads no pictures, in base 32. Shown this once.')
  readonly secret!: string;

  @ResponseField('The `otpauth:` address that the picture holds.')
  readonly address!: string;

  @ResponseField('The picture for the camera of the authenticator.', { type: QrCodeAnswer })
  readonly qr!: QrCodeAnswer;
}

export class RecoveryCodesAnswer {
  @ResponseField('Each signs its owner in once, without the authenticator. Shown this once, kept as hashes.', {
    type: String,
    isArray: true,
  })
  readonly recoveryCodes!: readonly string[];
}
