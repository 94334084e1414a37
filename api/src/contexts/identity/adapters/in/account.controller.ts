import { Body, Controller, Delete, Get, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access, type Session } from '../../../../access';
import { NotFound } from '../../../../kernel/not-found';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { DONE, Done } from '../../../../platform/http/response-field';
import { OwnAccount } from '../../application/own-account';
import { OwnSecondFactor } from '../../application/own-second-factor';
import { Sessions } from '../../application/sessions';
import {
  AccountAnswer,
  BeginSecondFactorBody,
  SecondFactorEnrollment,
  ChangePasswordBody,
  CodeBody,
  DeviceAnswer,
  LanguageBody,
  RecoveryCodesAnswer,
} from './account.wire';
import { suspensionAnswer, Suspensions } from '../../../people';
import { SessionCookies } from './session-cookies';
import { qrCode } from './qr-code';

@ApiTags('Account')
@Controller('account')
export class AccountController {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly account: OwnAccount,
    private readonly sessions: Sessions,
    private readonly suspensions: Suspensions,
    private readonly secondFactor: OwnSecondFactor,
  ) {}

  @Access({ who: 'signed-in' })
  @Get()
  @Operation({
    summary: 'Get your sign-in methods, language and suspension',
    answer: AccountAnswer,
  })
  async getAccount(@CurrentSession() { personId, withheldRole, suspended }: Session): Promise<{ data: AccountAnswer }> {
    const account = await this.account.of(personId);
    const suspension = suspended ? await this.suspensions.currentOf(personId) : undefined;
    return {
      data: {
        ...account,
        secondFactorNeeded: withheldRole !== undefined,
        suspension: suspension ? suspensionAnswer(suspension) : null,
      },
    };
  }

  @Access({ who: 'signed-in' })
  @Patch('language')
  @Operation({ summary: 'Set the language of your pages', answer: Done })
  async changeLanguage(@Body() { language }: LanguageBody, @CurrentSession() { personId }: Session) {
    await this.account.changeLanguage(personId, language);
    return DONE;
  }

  @Access({ who: 'signed-in' })
  @Patch('password')
  @Operation({
    summary: 'Change your password',
    description: 'Ends your other sessions and revokes your API keys.',
    answer: Done,
    errors: {
      400: ['auth/weak-password'],
      422: ['auth/wrong-password', 'auth/no-password'],
      429: ['auth/too-many-requests'],
    },
  })
  async changePassword(
    @Body() { password, newPassword }: ChangePasswordBody,
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.account.changePassword(session, password, newPassword);
    // The end of the other sessions made all browsers unknown.
    await this.cookies.rememberBrowser(reply, session.personId, 'session');
    return DONE;
  }

  @Access({ who: 'signed-in' })
  @Get('session')
  @Operation({
    summary: 'List your sessions, most recently used first',
    description: 'At most 100. A browser that was not used for 30 days is not listed.',
    answer: [DeviceAnswer],
  })
  async listDevices(@CurrentSession() { personId, sessionId: own }: Session): Promise<{ data: DeviceAnswer[] }> {
    const devices = await this.sessions.devicesOf(personId);
    return {
      data: devices.map(({ sessionId, browser, address, openedAt, usedAt }) => ({
        _id: sessionId,
        current: sessionId === own,
        browser,
        address,
        openedAt: new Date(openedAt).toISOString(),
        usedAt: new Date(usedAt).toISOString(),
      })),
    };
  }

  @Access({ who: 'signed-in' })
  @Delete('session/:id')
  @ApiParam({ name: 'id', description: 'Id of the session.' })
  @Operation({
    summary: 'Revoke one of your sessions',
    answer: Done,
  })
  async signOutDevice(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId }: Session) {
    if (!(await this.sessions.endOwn(personId, id))) throw new NotFound();
    return DONE;
  }

  @Access({ who: 'signed-in', fresh: 'body.password' })
  @Post('second-factor')
  @Operation({
    summary: 'Start two-factor enrolment',
    description: 'The second factor takes effect only after POST /account/second-factor/on with its first code.',
    answer: SecondFactorEnrollment,
    errors: {
      409: ['auth/second-factor-on'],
      422: ['auth/wrong-password', 'auth/no-password'],
      429: ['auth/too-many-requests'],
    },
  })
  async beginSecondFactor(
    @Body() { password }: BeginSecondFactorBody,
    @CurrentSession() session: Session,
  ): Promise<{ data: SecondFactorEnrollment }> {
    const enrollment = await this.secondFactor.begin(session, password);
    return { data: { ...enrollment, qr: qrCode(enrollment.address) } };
  }

  @Access({ who: 'signed-in', fresh: true })
  @Post('second-factor/on')
  @Operation({
    summary: 'Enable two-factor authentication with the first code',
    description: 'Ends your other sessions and revokes your API keys.',
    answer: RecoveryCodesAnswer,
    errors: {
      409: ['auth/second-factor-on', 'auth/second-factor-off'],
      422: ['auth/wrong-code'],
      429: ['auth/too-many-requests'],
    },
  })
  async enableSecondFactor(
    @Body() { code }: CodeBody,
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: RecoveryCodesAnswer }> {
    const recoveryCodes = await this.secondFactor.enable(session, code);
    // The end of the other sessions made all browsers unknown.
    await this.cookies.rememberBrowser(reply, session.personId, 'session');
    return { data: { recoveryCodes } };
  }

  @Access({ who: 'signed-in' })
  @Post('second-factor/recovery-codes')
  @Operation({
    summary: 'Regenerate recovery codes; the previous ones stop working',
    answer: RecoveryCodesAnswer,
    errors: { 409: ['auth/second-factor-off'], 422: ['auth/wrong-code'], 429: ['auth/too-many-requests'] },
  })
  async regenerateRecoveryCodes(
    @Body() { code }: CodeBody,
    @CurrentSession() session: Session,
  ): Promise<{ data: RecoveryCodesAnswer }> {
    return { data: { recoveryCodes: await this.secondFactor.renewRecoveryCodes(session, code) } };
  }

  @Access({ who: 'signed-in' })
  @Post('second-factor/off')
  @Operation({
    summary: 'Disable two-factor authentication',
    answer: Done,
    errors: { 409: ['auth/second-factor-off'], 422: ['auth/wrong-code'], 429: ['auth/too-many-requests'] },
  })
  async disableSecondFactor(@Body() { code }: CodeBody, @CurrentSession() session: Session) {
    await this.secondFactor.disable(session, code);
    return DONE;
  }
}
