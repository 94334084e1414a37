import { type Language, LANGUAGES, LENGTHS, SIGN_UP_ROLES } from '@kaaj/contract';
import {
  EmailField,
  IgnoredField,
  PasswordField,
  PictureField,
  TextField,
  ChoiceField,
} from '../../../../platform/http/fields';
import { ResponseField } from '../../../../platform/http/response-field';
import { CodeField } from './code-field';

export class CredentialsBody {
  @EmailField('E-mail address of the account.', { example: 'rahim@example.com' })
  readonly email!: string;

  @PasswordField('At least 6 characters with a lowercase and an uppercase letter.')
  readonly password!: string;
}

export class ProofAnswer {
  @ResponseField(
    'Identity token: send it as `Authorization: Bearer` within five minutes. Empty if a second factor is still ' +
      'required.',
  )
  readonly identityToken!: string;

  @ResponseField('Send it with a code to POST /auth/second-factor within five minutes. Empty without a second factor.')
  readonly challengeToken!: string;

  @ResponseField('The proven e-mail address, normalized.', { format: 'email' })
  readonly email!: string;

  @ResponseField('Shown name; empty before the profile was saved.')
  readonly displayName!: string;

  @ResponseField('URL of the photo; empty for none.')
  readonly photoURL!: string;

  @ResponseField('Language of the pages; empty if none was chosen.', { enum: ['', ...LANGUAGES] })
  readonly language!: Language | '';
}

export class ChallengeBody {
  @TextField('`challengeToken` of the answer to the first proof.', { max: 2000 })
  readonly challengeToken!: string;

  @CodeField()
  readonly code!: string;
}

export class ProveBody {
  @PasswordField('Their own password.', { optional: true })
  readonly password?: string;

  @CodeField({ optional: true })
  readonly code?: string;

  @TextField('The identity token from the popup window of Google.', { max: 2000, optional: true })
  readonly identityToken?: string;
}

export class SessionBody {
  @EmailField('The e-mail that the identity token proves.')
  readonly email!: string;
}

export class NewUserBody {
  @TextField('Shown name.', { max: LENGTHS.name, example: 'Rahim Uddin' })
  readonly name!: string;

  @PictureField('Address of the photo.', { optional: true })
  readonly image?: string;

  @ChoiceField('Role of the user; a user who signed up with Google is a Worker.', SIGN_UP_ROLES)
  readonly role!: 'Worker' | 'Buyer';

  @IgnoredField('Ignored: the e-mail in the path is used.')
  readonly email?: string;

  @IgnoredField('The server grants the starting coins.', { type: 'integer' })
  readonly coin?: number;
}

export class ProfileBody {
  @TextField('Shown name.', { max: LENGTHS.name, optional: true })
  readonly displayName?: string;

  @PictureField('Address of the photo.', { optional: true })
  readonly photoURL?: string;
}

export class ProfileAnswer {
  @ResponseField('E-mail address of the account.', { format: 'email' })
  readonly email!: string;

  @ResponseField('Shown name.')
  readonly displayName!: string;

  @ResponseField('URL of the photo; empty for none.')
  readonly photoURL!: string;
}

export class ResetRequestBody {
  @EmailField('E-mail address that receives the link.')
  readonly email!: string;
}

export class ResetBody {
  @TextField('The token of the mailed link.', { max: 200 })
  readonly token!: string;

  @PasswordField('The new password: at least 6 characters with a lowercase and an uppercase letter.')
  readonly password!: string;
}

export class VerificationBody {
  @TextField('The token of the mailed link.', { max: 200 })
  readonly token!: string;
}
