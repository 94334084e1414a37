import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../../../../access';
import { Config } from '../../../../config';
import { DomainError } from '../../../../kernel/domain-error';
import { clearCookie, readCookie, setCookie } from '../../../../platform/http/cookies';
import { Operation } from '../../../../platform/http/operation';
import { SignInWithGoogle } from '../../application/sign-in-with-google';
import { GOOGLE_SECONDS, Tokens } from '../../application/tokens';
import { GoogleFailed, GoogleNeedsPassword } from '../../domain/identity.errors';
import { FromGoogleGuard, ToGoogleGuard } from './google.guard';

const SOURCE = 'kaaj-google';

/** Runs in the popup: tells the page that opened it, on our own origin only, and goes. */
const HAND_OVER = `
const handOver = JSON.parse(document.currentScript.dataset.handOver);
if (window.opener) {
  window.opener.postMessage(handOver, window.location.origin);
  window.close();
} else {
  // A window without an opener: sign-in takes it from here, if this browser began (google-popup.ts).
  try {
    localStorage.setItem('kaaj.google', JSON.stringify(handOver));
  } catch {}
  window.location.replace('/signin');
}
`;

@ApiTags('Identity')
@Controller('auth/google')
export class GoogleController {
  constructor(
    private readonly config: Config,
    private readonly signIn: SignInWithGoogle,
    private readonly tokens: Tokens,
  ) {}

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
  async begin(@Req() { wayToGoogle }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!wayToGoogle) return this.handOver(reply, { code: new GoogleFailed().code });
    const { page, ticket } = wayToGoogle;
    setCookie(reply, this.config, 'google', this.tokens.googleTicket(ticket), GOOGLE_SECONDS);
    await reply.header('cross-origin-opener-policy', 'unsafe-none').redirect(page, 302);
  }

  @Access({ who: 'anyone', window: true })
  @Get('callback')
  @ApiProduces('text/html')
  @Operation({
    id: 'finishGoogle',
    summary: 'Google OAuth callback',
    description: `A page that posts \`{source: '${SOURCE}', identity}\` or \`{source, code}\` (\`auth/google-failed\`, \`auth/google-needs-password\`) to its opener and closes.`,
    plainAnswers: { 200: 'The page that hands over.' },
  })
  @UseGuards(FromGoogleGuard)
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { googlePerson } = request;
    clearCookie(reply, this.config, 'google');
    try {
      if (!googlePerson) throw new GoogleFailed();
      const outcome = await this.signIn.execute(googlePerson, readCookie(request, this.config, 'browser'));
      if ('proof' in outcome) return await this.handOver(reply, { identity: outcome.proof });
      setCookie(reply, this.config, 'google', outcome.linkToken, GOOGLE_SECONDS);
      throw new GoogleNeedsPassword();
    } catch (error) {
      await this.handOver(reply, { code: codeOf(error) });
    }
  }

  @Access({ who: 'anyone' })
  @Get('hand-over.js')
  @ApiExcludeEndpoint()
  async script(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(HAND_OVER);
  }

  private async handOver(reply: FastifyReply, message: object): Promise<void> {
    const data = escapeAttribute(JSON.stringify({ source: SOURCE, ...message }));
    await reply
      // The window comes from Google's pages; any stricter policy would cut it off from its opener.
      .header('cross-origin-opener-policy', 'unsafe-none')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kaaj</title></head><body><script src="/api/auth/google/hand-over.js" data-hand-over="${data}"></script></body></html>`,
      );
  }
}

function codeOf(error: unknown): string {
  return error instanceof DomainError ? error.code : new GoogleFailed().code;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
