import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../../../../access';
import { Operation } from '../../../../platform/http/operation';
import { FromGoogleGuard, ToGoogleGuard } from './google.guard';
import { ProviderCallback } from './provider-callback';

@ApiTags('Identity')
@Controller('auth/google')
export class GoogleController {
  constructor(private readonly windows: ProviderCallback) {}

  @Access({ who: 'anyone', window: true })
  @Get()
  @Operation({
    summary: 'Redirect the popup window to Google',
    description:
      'Returns 302. Open it in a popup window: the callback posts the identity token to the opener. If Google ' +
      'is unreachable, returns a page that posts `{source, code}` with `auth/google-failed`.',
    plainAnswers: { 200: 'A page that posts the error to the opener.', 302: 'Redirect to Google.' },
  })
  @UseGuards(ToGoogleGuard)
  startGoogle(@Req() { wayToGoogle }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.windows.begin(reply, 'google', wayToGoogle);
  }

  @Access({ who: 'anyone', window: true })
  @Get('callback')
  @ApiProduces('text/html')
  @Operation({
    summary: 'Google OAuth callback',
    description:
      "Returns a page that posts `{source: 'kaaj-google', identity}` or `{source, code}` to its opener and " +
      'closes. Codes: `auth/google-failed`, `auth/google-needs-password`.',
    plainAnswers: { 200: 'A page that posts the result to the opener.' },
  })
  @UseGuards(FromGoogleGuard)
  finishGoogle(@Req() { googlePerson }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.windows.finish(reply, 'google', googlePerson);
  }
}
