import { Controller, Get, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access } from '../../../../access';
import { Operation } from '../../../../platform/http/operation';
import { OpenIdProvider } from '../../application/openid-provider';
import { Tokens } from '../../application/tokens';
import { ProviderCallback } from './provider-callback';
import { SessionCookies } from './session-cookies';

@ApiTags('Identity')
@Controller('auth/oidc')
export class OidcController {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly provider: OpenIdProvider,
    private readonly tokens: Tokens,
    private readonly windows: ProviderCallback,
  ) {}

  @Access({ who: 'anyone', window: true })
  @Get()
  @Operation({
    summary: 'Redirect the popup window to the OpenID Connect provider',
    description:
      'Returns 302. Open it in a popup window: the callback posts the identity token to the opener. If no ' +
      'provider is configured or it is unreachable, returns a page that posts `{source, code}` with ' +
      '`auth/oidc-failed`.',
    plainAnswers: { 200: 'A page that posts the error to the opener.', 302: 'Redirect to the provider.' },
  })
  async startOidc(@Res() reply: FastifyReply): Promise<void> {
    await this.windows.begin(reply, 'oidc', await this.provider.begin());
  }

  @Access({ who: 'anyone', window: true })
  @Get('callback')
  @ApiProduces('text/html')
  @Operation({
    summary: 'OpenID Connect callback',
    description:
      "Returns a page that posts `{source: 'kaaj-oidc', identity}` or `{source, code}` to its opener and " +
      'closes. Codes: `auth/oidc-failed`, `auth/oidc-needs-password`.',
    plainAnswers: { 200: 'A page that posts the result to the opener.' },
  })
  async finishOidc(@Res() reply: FastifyReply): Promise<void> {
    const ticket = this.tokens.readTicket('oidc', this.cookies.read(reply, 'provider') ?? '');
    const query = reply.request.url.split('?')[1] ?? '';
    await this.windows.finish(reply, 'oidc', ticket && (await this.provider.finish(query, ticket)));
  }
}
