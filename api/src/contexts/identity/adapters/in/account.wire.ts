import { type Language, LANGUAGES } from '@kaaj/contract';
import { ChoiceField, PasswordField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseTime } from '../../../../platform/http/response-field';
import { SuspensionAnswer } from '../../../people';
import { CodeField } from './code-field';

export class AccountAnswer {
  @ResponseField('E-mail address of the account.', { format: 'email' })
  readonly email!: string;

  @ResponseField('Language of the pages; empty if none was chosen.', { enum: ['', ...LANGUAGES] })
  readonly language!: Language | '';

  @ResponseField('Whether they sign in with a password.')
  readonly hasPassword!: boolean;

  @ResponseField('Whether they sign in with Google.')
  readonly hasGoogle!: boolean;

  @ResponseField('Whether they sign in with the OpenID Connect provider.')
  readonly hasOidc!: boolean;

  @ResponseField('Whether sign-in requires a second factor.')
  readonly secondFactor!: boolean;

  @ResponseField('Whether the routes of the role are refused until a second factor is enabled.')
  readonly secondFactorNeeded!: boolean;

  @ResponseInteger('Number of unused recovery codes.')
  readonly recoveryCodes!: number;

  @ResponseField('The suspension of the account; null for none.', { type: SuspensionAnswer, nullable: true })
  readonly suspension!: SuspensionAnswer | null;
}

export class DeviceAnswer {
  @ResponseField('Id of the session.')
  readonly _id!: string;

  @ResponseField('Whether it is the current session.')
  readonly current!: boolean;

  @ResponseField('User-Agent of the browser; may be empty.')
  readonly browser!: string;

  @ResponseField('IP address of the last use.')
  readonly address!: string;

  @ResponseTime('When the session was opened.')
  readonly openedAt!: string;

  @ResponseTime('When it was last used, to a quarter of an hour.')
  readonly usedAt!: string;
}

export class LanguageBody {
  @ChoiceField('Language of the pages.', LANGUAGES)
  readonly language!: Language;
}

export class ChangePasswordBody {
  @PasswordField('The current password.')
  readonly password!: string;

  @PasswordField('The new password: at least 6 characters with a lowercase and an uppercase letter.')
  readonly newPassword!: string;
}

export class BeginSecondFactorBody {
  @PasswordField("The caller's password, if they have one.", { optional: true })
  readonly password?: string;
}

export class CodeBody {
  @CodeField()
  readonly code!: string;
}

export class QrCodeAnswer {
  @ResponseInteger('Number of squares on each side, including the white border.')
  readonly size!: number;

  @ResponseField('The dark squares as the path of an SVG picture whose viewBox is `0 0 size size`.')
  readonly path!: string;
}

export class SecondFactorEnrollment {
  @ResponseField('Secret for manual entry, in base 32. It is shown only once.')
  readonly secret!: string;

  @ResponseField('The `otpauth:` URI in the QR code.')
  readonly address!: string;

  @ResponseField('The QR code for the authenticator.')
  readonly qr!: QrCodeAnswer;
}

export class RecoveryCodesAnswer {
  @ResponseField('Each replaces the authenticator once. They are shown only once and stored as hashes.', {
    type: String,
    isArray: true,
  })
  readonly recoveryCodes!: readonly string[];
}
