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
    id: 'startGoogle',
    summary: 'Send the popup window to Google',
    description:
      'Answers 302. Open it in a window of its own; the callback hands the identity token to the opener. Where Google ' +
      'does not answer, it is a page that posts `{source, code}` with `auth/google-failed`.',
    plainAnswers: { 200: 'The page that tells the opener of a failure.', 302: 'On to Google.' },
  })
  @UseGuards(ToGoogleGuard)
  begin(@Req() { wayToGoogle }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.windows.begin(reply, 'google', wayToGoogle);
  }

  @Access({ who: 'anyone', window: true })
  @Get('callback')
  @ApiProduces('text/html')
  @Operation({
    id: 'finishGoogle',
    summary: 'Google OAuth callback',
    description:
      "A page that posts `{source: 'kaaj-google', identity}` or `{source, code}` (`auth/google-failed`, " +
      '`auth/google-needs-password`) to its opener and closes.',
    plainAnswers: { 200: 'The page that hands over.' },
  })
  @UseGuards(FromGoogleGuard)
  finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.windows.finish(request, reply, 'google', request.googlePerson);
  }
}
