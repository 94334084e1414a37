import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../../../../access';
import { Config } from '../../../../config';
import { Operation } from '../../../../platform/http/operation';

const BUILT_IN = {
  type: 'image/svg+xml',
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0a6b51"/>' +
      '<path d="M7 10.5h18M19.5 10.5v12.5l-8.5-6.5" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" ' +
      'stroke-linejoin="round"/><circle cx="9.6" cy="22.6" r="2.3" fill="#f5b63a"/></svg>',
  ),
};

@ApiTags('Site')
@Controller('brand')
export class BrandController {
  constructor(private readonly config: Config) {}

  @Access({ who: 'anyone' })
  @Get('logo')
  @ApiProduces('image/*')
  @Operation({
    summary: 'Get the logo of this installation',
    description:
      'Returns the built-in logo if the owner configured none. GET /settings returns its URL with a hash of the ' +
      'content.',
    plainAnswers: { 200: 'The picture.' },
  })
  async getLogo(@Req() { url }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const logo = this.config.brand.logo ?? BUILT_IN;
    await reply
      .type(logo.type)
      .header('cache-control', url.includes('?v=') ? 'public, max-age=31536000, immutable' : 'no-cache')
      // An SVG opened directly runs no scripts and loads nothing.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(logo.bytes);
  }
}
