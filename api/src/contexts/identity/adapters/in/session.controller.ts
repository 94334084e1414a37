import { Body, Controller, Get, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../../../../access';
import { Config } from '../../../../config';
import { type VerifiedIdentity } from '../../../../platform/http/authentication';
import { CurrentIdentity } from '../../../../platform/http/caller.decorators';
import { readCookie } from '../../../../platform/http/cookies';
import { Operation } from '../../../../platform/http/operation';
import { Done } from '../../../../platform/http/response-field';
import { Balances } from '../../../wallet';
import { UserAnswer, userAnswer } from '../../../people';
import { KnownBrowsers } from '../../application/known-browsers';
import { OpenSession } from '../../application/open-session';
import { Sessions } from '../../application/sessions';
import { Tokens } from '../../application/tokens';
import { SessionBody } from './identity.wire';
import { clearSession, rememberBrowser, setSessionCookies } from './session-cookies';

@ApiTags('Identity')
@Controller('jwt')
export class SessionController {
  constructor(
    private readonly config: Config,
    private readonly opening: OpenSession,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly browsers: KnownBrowsers,
    private readonly balances: Balances,
  ) {}

  @Access({ who: 'identity-token', self: 'body.email' })
  @Post()
  @Operation({
    summary: 'Open a session',
    description:
      'Sets an access cookie for 15 minutes and a refresh cookie, and returns the user. An identity token opens ' +
      'one session.',
    answer: UserAnswer,
    errors: { 401: ['auth/identity-token-required'], 409: ['auth/profile-incomplete'] },
  })
  async openSession(
    @Body() _: SessionBody,
    @CurrentIdentity() proven: VerifiedIdentity,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: UserAnswer }> {
    const { person, ...tokens } = await this.opening.execute(proven, {
      browser: request.headers['user-agent'] ?? '',
      address,
    });
    setSessionCookies(reply, this.config, tokens);
    const { browsers } = this;
    await rememberBrowser(request, reply, this.config, { browsers, identityId: person.id, evidence: 'session' });
    return { data: userAnswer(person, (await this.balances.of([person.id])).get(person.id)) };
  }

  @Access({ who: 'anyone', effect: true })
  @Get('logout')
  @Operation({ summary: 'End the current session', answer: Done })
  async closeSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: Done }> {
    const access = readCookie(request, this.config, 'access');
    const refresh = readCookie(request, this.config, 'refresh');
    const sessionId = access === undefined ? undefined : this.tokens.sessionOf(access);
    if (sessionId) await this.sessions.end(sessionId);
    if (refresh) await this.sessions.endByRefreshToken(refresh);
    clearSession(reply, this.config);
    return { data: { done: true } };
  }
}
