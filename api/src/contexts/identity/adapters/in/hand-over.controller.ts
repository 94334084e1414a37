import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access } from '../../../../access';
import { type AuthenticationResult } from '../../application/authentication-result';
import { type ExternalProvider } from '../../domain/identity';

const SCRIPT = '/api/auth/hand-over.js';

/** Runs in the popup: sends the result to its opener, on our own origin only, and closes. */
const HAND_OVER = `
const handOver = JSON.parse(document.currentScript.dataset.handOver);
if (window.opener) {
  window.opener.postMessage(handOver, window.location.origin);
  window.close();
} else {
  // Without an opener the sign-in page continues, if this browser started it (provider-popup.ts).
  try {
    localStorage.setItem(handOver.source.replace('-', '.'), JSON.stringify(handOver));
  } catch {}
  window.location.replace('/signin');
}
`;

@ApiTags('Identity')
@Controller('auth')
export class HandOverController {
  @Access({ who: 'anyone' })
  @Get('hand-over.js')
  @ApiExcludeEndpoint()
  async script(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(HAND_OVER);
  }
}

/** The popup navigates to and from a provider; a stricter policy would separate it from its opener. */
export function allowOpener(reply: FastifyReply): FastifyReply {
  return reply.header('cross-origin-opener-policy', 'unsafe-none');
}

export type HandOver = { readonly identity: AuthenticationResult } | { readonly code: string };

/** Responds with the page that sends the result to its opener. */
export async function handOver(
  reply: FastifyReply,
  { provider, platformName }: { readonly provider: ExternalProvider; readonly platformName: string },
  message: HandOver,
): Promise<void> {
  const data = escapeAttribute(JSON.stringify({ source: `kaaj-${provider}`, ...message }));
  await allowOpener(reply)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeAttribute(platformName)}</title></head><body><script src="${SCRIPT}" data-hand-over="${data}"></script></body></html>`,
    );
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
