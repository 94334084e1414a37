import { type Language, LANGUAGES } from '@kaaj/contract';
import { ChoiceField, PasswordField } from '../../../../platform/http/fields';
import { Shown } from '../../../../platform/http/shown';
import { CodeField } from './code-field';

export class AccountAnswer {
  @Shown('E-mail address of the account.', { format: 'email' })
  readonly email!: string;

  @Shown('The language they chose for pages; empty where they never did.', {
    enum: ['', ...LANGUAGES],
    type: String,
  })
  readonly language!: Language | '';

  @Shown('Whether they sign in with a password.')
  readonly hasPassword!: boolean;

  @Shown('Whether they sign in with Google.')
  readonly hasGoogle!: boolean;

  @Shown('Whether signing in takes a second factor.')
  readonly secondFactor!: boolean;

  @Shown('Whether what their role opens stays closed until they have one.')
  readonly secondFactorNeeded!: boolean;

  @Shown('How many recovery codes were not used yet.', { type: 'integer' })
  readonly recoveryCodes!: number;
}

export class DeviceAnswer {
  @Shown('Id of the session.')
  readonly _id!: string;

  @Shown('Whether it is the one that asks.')
  readonly current!: boolean;

  @Shown('What the browser calls itself (its User-Agent); may be empty.')
  readonly browser!: string;

  @Shown('IP address from which it was used last.')
  readonly address!: string;

  @Shown('When somebody signed in there.', { format: 'date-time' })
  readonly openedAt!: string;

  @Shown('When it was used last, within a quarter of an hour.', { format: 'date-time' })
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
  @Shown('Number of squares on each side, the white edge among them.', { type: 'integer' })
  readonly size!: number;

  @Shown('The dark squares as the path of an SVG picture whose viewBox is `0 0 size size`.')
  readonly path!: string;
}

export class BegunSecondFactor {
  @Shown('What to type into an authenticator that reads no pictures, in base 32. Shown this once.')
  readonly secret!: string;

  @Shown('The `otpauth:` address that the picture holds.')
  readonly address!: string;

  @Shown('The picture for the camera of the authenticator.', { type: QrCodeAnswer })
  readonly qr!: QrCodeAnswer;
}

export class RecoveryCodesAnswer {
  @Shown('Each signs its owner in once, without the authenticator. Shown this once, kept as hashes.', {
    type: String,
    isArray: true,
  })
  readonly recoveryCodes!: readonly string[];
}
