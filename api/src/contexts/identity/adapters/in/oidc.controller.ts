import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../../../../access';
import { Config } from '../../../../config';
import { readCookie } from '../../../../platform/http/cookies';
import { Operation } from '../../../../platform/http/operation';
import { OpenIdProvider } from '../../application/openid-provider';
import { Tokens } from '../../application/tokens';
import { ProviderCallback } from './provider-callback';

@ApiTags('Identity')
@Controller('auth/oidc')
export class OidcController {
  constructor(
    private readonly config: Config,
    private readonly provider: OpenIdProvider,
    private readonly tokens: Tokens,
    private readonly windows: ProviderCallback,
  ) {}

  @Access({ who: 'anyone', window: true })
  @Get()
  @Operation({
    id: 'startOidc',
    summary: 'Send the popup window to the OpenID Connect provider',
    description:
      'Answers 302. Open it in a window of its own; the callback hands the identity token to the opener. Where no provider ' +
      'is set or it does not answer, it is a page that posts `{source, code}` with `auth/oidc-failed`.',
    plainAnswers: { 200: 'The page that tells the opener of a failure.', 302: 'On to the provider.' },
  })
  async begin(@Res() reply: FastifyReply): Promise<void> {
    await this.windows.begin(reply, 'oidc', await this.provider.begin());
  }

  @Access({ who: 'anyone', window: true })
  @Get('callback')
  @ApiProduces('text/html')
  @Operation({
    id: 'finishOidc',
    summary: 'Callback of the OpenID Connect provider',
    description:
      "A page that posts `{source: 'kaaj-oidc', identity}` or `{source, code}` (`auth/oidc-failed`, " +
      '`auth/oidc-needs-password`) to its opener and closes.',
    plainAnswers: { 200: 'The page that hands over.' },
  })
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const ticket = this.tokens.readTicket('oidc', readCookie(request, this.config, 'provider') ?? '');
    const query = request.url.split('?')[1] ?? '';
    await this.windows.finish(request, reply, 'oidc', ticket && (await this.provider.finish(query, ticket)));
  }
}
