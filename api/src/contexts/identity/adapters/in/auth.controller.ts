import { Body, Controller, Ip, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access, type Session } from '../../../../access';
import { Caller, CurrentSession } from '../../../../platform/http/caller.decorators';
import { Authentication, type VerifiedIdentity } from '../../../../platform/http/authentication';
import { Operation } from '../../../../platform/http/operation';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { DONE, Done } from '../../../../platform/http/response-field';
import { ConfirmPassword } from '../../application/confirm-password';
import { PasswordReset } from '../../application/password-reset';
import { isComplete, type AuthenticationResult } from '../../application/authentication-result';
import { ConfirmProvider } from '../../application/confirm-provider';
import { Sessions } from '../../application/sessions';
import { SignIn } from '../../application/sign-in';
import { SignUp } from '../../application/sign-up';
import { OwnAccount } from '../../application/own-account';
import { OwnSecondFactor } from '../../application/own-second-factor';
import { EmailVerification } from '../../application/email-verification';
import { SessionExpired } from '../../domain/identity.errors';
import {
  ChallengeBody,
  CredentialsBody,
  ProfileAnswer,
  ProfileBody,
  ProofAnswer,
  ProveBody,
  ResetBody,
  ResetRequestBody,
  VerificationBody,
} from './identity.wire';
import { SessionCookies } from './session-cookies';

@ApiTags('Identity')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly registration: SignUp,
    private readonly signIns: SignIn,
    private readonly passwordReset: PasswordReset,
    private readonly verification: EmailVerification,
    private readonly account: OwnAccount,
    private readonly confirmProvider: ConfirmProvider,
    private readonly confirmPassword: ConfirmPassword,
    private readonly secondFactor: OwnSecondFactor,
    private readonly authentication: Authentication,
    private readonly sessions: Sessions,
  ) {}

  @Access({ who: 'anyone' })
  @Post('signup')
  @Operation({
    summary: 'Create an account',
    description:
      'Returns an identity token for the e-mail, valid for five minutes. Save the profile with POST ' +
      '/user/{email}, then open a session.',
    answer: ProofAnswer,
    status: 201,
    errors: {
      400: ['auth/weak-password'],
      409: ['auth/email-already-in-use'],
      429: ['auth/too-many-requests'],
    },
  })
  async signUp(
    @Body() { email, password }: CredentialsBody,
    @Ip() address: string,
  ): Promise<{ data: AuthenticationResult }> {
    return { data: await this.registration.execute({ email, password, address }) };
  }

  @Access({ who: 'anyone' })
  @Post('login')
  @Operation({
    summary: 'Authenticate with email and password',
    description:
      'Also links the identity of Google or the OpenID Connect provider that this browser was refused. The ' +
      'refusals are `auth/google-needs-password` and `auth/oidc-needs-password`.',
    answer: ProofAnswer,
    errors: { 401: ['auth/invalid-credential'], 429: ['auth/too-many-requests'] },
  })
  async signIn(
    @Body() { email, password }: CredentialsBody,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: AuthenticationResult }> {
    const link = this.cookies.read(reply, 'provider');
    const browser = this.cookies.read(reply, 'browser');
    const data = await this.signIns.execute({ email, password, address, link, browser });
    if (link !== undefined && isComplete(data)) this.cookies.clear(reply, 'provider');
    return { data };
  }

  @Access({ who: 'anyone' })
  @Post('second-factor')
  @Operation({
    summary: 'Verify a code of the second factor',
    description:
      'The step between password (or provider) and identity token for users with a second factor. Each code is ' +
      'valid once. After ten wrong codes in a day each further attempt doubles the delay, up to an hour. A ' +
      'browser that signed in with a code before has a limit of its own.',
    answer: ProofAnswer,
    errors: { 401: ['auth/challenge-over'], 422: ['auth/wrong-code'], 429: ['auth/too-many-requests'] },
  })
  async answerChallenge(
    @Body() { challengeToken, code }: ChallengeBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: AuthenticationResult }> {
    const link = this.cookies.read(reply, 'provider');
    const browser = this.cookies.read(reply, 'browser');
    const data = await this.signIns.answerChallenge(challengeToken, code, { link, browser });
    if (link !== undefined) this.cookies.clear(reply, 'provider');
    return { data };
  }

  @Access({ who: 'anyone' })
  @Post('refresh')
  @Operation({
    summary: 'Refresh the session',
    description:
      'A refresh cookie is valid once. For half a minute the same browser may retry and gets the same response. ' +
      'Any other reuse ends the session.',
    answer: Done,
    errors: { 401: ['auth/not-signed-in'] },
  })
  async refreshSession(@Ip() address: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const token = this.cookies.read(reply, 'refresh') ?? '';
    const browser = reply.request.headers['user-agent'] ?? '';
    try {
      this.cookies.openSession(reply, await this.sessions.refresh(token, { browser, address }));
    } catch (error) {
      if (error instanceof SessionExpired) this.cookies.clear(reply, 'access', 'refresh');
      throw error;
    }
    return DONE;
  }

  @Access({ who: 'signed-in' })
  @Post('prove')
  @Operation({
    summary: 'Re-authenticate with one of the fields',
    description:
      'Afterwards this session may call routes that return 403 `auth/proof-required`, for ten minutes. `proofs` ' +
      'of that error lists the proofs available to you. Signing in counts as a proof.',
    answer: Done,
    errors: {
      409: ['auth/second-factor-off'],
      422: ['auth/wrong-password', 'auth/no-password', 'auth/wrong-code', 'auth/google-failed', 'auth/oidc-failed'],
      429: ['auth/too-many-requests'],
    },
  })
  async reauthenticate(@Body() { password, code, identityToken }: ProveBody, @CurrentSession() session: Session) {
    if (password !== undefined) await this.confirmPassword.execute(session, password);
    else if (code !== undefined) await this.secondFactor.confirm(session, code);
    else if (identityToken === undefined)
      throw new InvalidRequest([{ field: 'password', code: 'required', message: 'This field is required.' }]);
    else await this.confirmProvider.execute(session, await this.authentication.identityOf(identityToken));
    return DONE;
  }

  @Access({ who: 'signed-in' })
  @Post('logout-everywhere')
  @Operation({ summary: 'End all your sessions, on all devices', answer: Done })
  async signOutEverywhere(@CurrentSession() { personId }: Session, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.endAllOf(personId);
    this.cookies.clear(reply, 'access', 'refresh');
    return DONE;
  }

  @Access({ who: 'identity-or-session' })
  @Patch('profile')
  @Operation({
    summary: 'Update name and avatar',
    description: 'Omitted fields keep their values.',
    answer: ProfileAnswer,
    errors: { 404: ['request/not-found'] },
  })
  async updateProfile(
    @Body() profile: ProfileBody,
    @Caller() caller: { session?: Session; identity?: VerifiedIdentity },
  ): Promise<{ data: ProfileAnswer }> {
    const id = caller.identity?.identityId ?? caller.session?.personId ?? '';
    const { email, displayName, photoURL } = await this.account.changeProfile(id, profile);
    return { data: { email, displayName, photoURL } };
  }

  @Access({ who: 'anyone' })
  @Post('password-reset')
  @Operation({
    summary: 'Request a password reset link',
    description: 'The response does not depend on whether the e-mail address has an account.',
    answer: Done,
    status: 202,
    errors: { 429: ['auth/too-many-requests'] },
  })
  async requestPasswordReset(@Body() { email }: ResetRequestBody, @Ip() address: string) {
    await this.passwordReset.request(email, address);
    return DONE;
  }

  @Access({ who: 'anyone' })
  @Post('password-reset/complete')
  @Operation({
    summary: 'Set a new password with a reset token',
    description:
      'The token is valid once, for 30 minutes. All sessions of the account end. An account with an unverified ' +
      'address is reset: sign in with the new password and save the profile again.',
    answer: Done,
    errors: {
      400: ['auth/weak-password'],
      422: ['auth/invalid-reset-token'],
      429: ['auth/too-many-requests'],
    },
  })
  async completePasswordReset(
    @Body() { token, password }: ResetBody,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const identityId = await this.passwordReset.complete({ token, password, address });
    await this.cookies.rememberBrowser(reply, identityId, 'link');
    return DONE;
  }

  @Access({ who: 'signed-in' })
  @Post('verify-email')
  @Operation({
    summary: 'Resend the verification email',
    description: 'Sends nothing if the address is already verified.',
    answer: Done,
    status: 202,
    errors: { 429: ['auth/too-many-requests'] },
  })
  async sendVerification(@CurrentSession() { personId }: Session) {
    await this.verification.resend(personId);
    return DONE;
  }

  @Access({ who: 'signed-in' })
  @Post('verify-email/complete')
  @Operation({
    summary: 'Verify your e-mail address with a token',
    description:
      'The token is valid once, for 24 hours, for the account it was mailed to. Grants the starting coins, once ' +
      'per address.',
    answer: Done,
    errors: { 422: ['auth/invalid-verification-token'] },
  })
  async verifyEmail(
    @Body() { token }: VerificationBody,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.verification.verify(personId, token);
    await this.cookies.rememberBrowser(reply, personId, 'session');
    return DONE;
  }
}
