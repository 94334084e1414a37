import { Body, Controller, Get, Ip, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access } from '../../../../access';
import { type VerifiedIdentity } from '../../../../platform/http/authentication';
import { CurrentIdentity } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { DONE, Done } from '../../../../platform/http/response-field';
import { Balances } from '../../../wallet';
import { UserAnswer, userAnswer } from '../../../people';
import { OpenSession } from '../../application/open-session';
import { Sessions } from '../../application/sessions';
import { Tokens } from '../../application/tokens';
import { SessionBody } from './identity.wire';
import { SessionCookies } from './session-cookies';

@ApiTags('Identity')
@Controller('jwt')
export class SessionController {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly opening: OpenSession,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
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
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: UserAnswer }> {
    const browser = reply.request.headers['user-agent'] ?? '';
    const { person, ...session } = await this.opening.execute(proven, { browser, address });
    this.cookies.openSession(reply, session);
    await this.cookies.rememberBrowser(reply, person.id, 'session');
    return { data: userAnswer(person, (await this.balances.of([person.id])).get(person.id)) };
  }

  @Access({ who: 'anyone', effect: true })
  @Get('logout')
  @Operation({ summary: 'End the current session', answer: Done })
  async closeSession(@Res({ passthrough: true }) reply: FastifyReply) {
    const access = this.cookies.read(reply, 'access');
    const refresh = this.cookies.read(reply, 'refresh');
    const sessionId = access === undefined ? undefined : this.tokens.sessionOf(access);
    if (sessionId) await this.sessions.end(sessionId);
    if (refresh) await this.sessions.endByRefreshToken(refresh);
    this.cookies.clear(reply, 'access', 'refresh');
    return DONE;
  }
}
