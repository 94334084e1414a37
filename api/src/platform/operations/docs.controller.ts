import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { NotFound } from '../../kernel/not-found';
import { Access } from '../http/access';
import { ApiDocument } from './api-document';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Kaaj API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="icon" href="/api/docs/favicon-32x32.png">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** In a file of its own: the Content-Security-Policy forbids inline scripts. */
const START = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, withCredentials: true });\n`;

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const FOLDER = dirname(require.resolve('swagger-ui-dist/swagger-ui.css'));

const CACHED = 'public, max-age=3600';

@ApiExcludeController()
@Controller()
export class DocsController {
  constructor(private readonly document: ApiDocument) {}

  @Access({ who: 'anyone' })
  @Get('docs')
  async page(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('text/html; charset=utf-8').send(PAGE);
  }

  @Access({ who: 'anyone' })
  @Get('docs/:file')
  async file(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    if (file === 'start.js') return void (await reply.type('text/javascript; charset=utf-8').send(START));
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    if (type === undefined) throw new NotFound();
    await reply
      .type(type)
      .header('cache-control', CACHED)
      .send(await readFile(join(FOLDER, file)));
  }

  @Access({ who: 'anyone' })
  @Get('openapi.json')
  async json(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('application/json; charset=utf-8').send(this.document.text);
  }
}
