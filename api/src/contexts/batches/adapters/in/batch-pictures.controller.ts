import { Body, Controller, Delete, Get, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { bytesIn, negotiateTusVersion, CHUNK_TYPE, chunkIn } from '../../../images';
import { BatchPictures } from '../../application/batch-pictures';
import { type PictureItem, type PictureSet, shownState } from '../../domain/picture-set';
import { BatchPicturesAnswer, FetchPicturesBody } from './batch-pictures.dto';

const PATH = 'task/batch/pictures';

const TUS = ApiHeader({ name: 'Tus-Resumable', required: false, description: 'The version of tus: 1.0.0.' });

const GONE = { 410: ['image/upload-expired'], 412: ['image/unknown-protocol'] } as const;

/** Pictures of a batch's items: from a ZIP file, uploaded in chunks (tus 1.0), or from the URLs in a column of rows. */
@ApiTags('Batches')
@Controller(PATH)
export class BatchPicturesController {
  constructor(private readonly pictures: BatchPictures) {}

  @Access({ who: ['Buyer'], verified: true, key: 'tasks:write', large: true })
  @Post()
  @TUS
  @ApiHeader({ name: 'Upload-Length', required: false, description: 'Bytes of the ZIP file, at most 200 MB.' })
  @Operation({
    summary: 'Create the pictures of a batch',
    description:
      'With Upload-Length: creates a tus 1.0 upload of a ZIP file, at most 200 MB and 10,000 pictures. ' +
      '`Location` is the URL for its chunks. Without it: fetches each https URL in a column of the rows once.',
    answer: BatchPicturesAnswer,
    status: 201,
    errors: {
      412: ['image/unknown-protocol'],
      422: ['batch/faulty-rows'],
      429: ['auth/too-many-requests'],
    },
  })
  async createBatchPictures(
    @Body() body: FetchPicturesBody,
    @Req() request: FastifyRequest,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: BatchPicturesAnswer }> {
    negotiateTusVersion(request, reply);
    const set = await this.beginSet(body, request, personId);
    setUploadHeaders(reply, set).header('location', `/api/${PATH}/${set.id}`);
    return { data: answerOf(set) };
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Get(':id')
  @TUS
  @Operation({
    summary: 'Get the status of the pictures of a batch',
    description: 'HEAD returns the received and total bytes of a ZIP file in `Upload-Offset` and `Upload-Length`.',
    answer: BatchPicturesAnswer,
    errors: GONE,
  })
  async getBatchPictures(
    @Param('id', ParseIdPipe) id: Id,
    @Req() request: FastifyRequest,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: BatchPicturesAnswer }> {
    negotiateTusVersion(request, reply);
    const { set, faults } = await this.pictures.get(id, personId);
    setUploadHeaders(reply, set);
    return { data: answerOf(set, faults) };
  }

  @Access({ who: ['Buyer'], verified: true, key: 'tasks:write', large: true, pieces: true })
  @Patch(':id')
  @TUS
  @ApiHeader({ name: 'Upload-Offset', required: true, description: 'Offset of the chunk in the file, in bytes.' })
  @ApiConsumes(CHUNK_TYPE)
  @ApiBody({
    schema: {
      type: 'string',
      format: 'binary',
      example: 'PK…',
      description: 'A chunk of 16 KB to 8 MB; the last one may be smaller.',
    },
  })
  @Operation({
    summary: 'Append a chunk of the ZIP file',
    description: 'After the last chunk the server begins to store the pictures.',
    plainAnswers: { 204: 'The chunk is stored; `Upload-Offset` is the offset of the next one.' },
    status: 204,
    errors: {
      400: ['image/piece-too-small'],
      ...GONE,
      409: ['image/wrong-offset'],
    },
  })
  async appendBatchPicturesChunk(
    @Param('id', ParseIdPipe) setId: Id,
    @Req() request: FastifyRequest,
    @CurrentSession() { personId: ownerId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    negotiateTusVersion(request, reply);
    const offset = bytesIn(request, 'Upload-Offset', 0);
    setUploadHeaders(reply, await this.pictures.append({ ownerId, setId, offset, bytes: chunkIn(request) }));
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Delete(':id')
  @TUS
  @Operation({
    summary: 'Delete the pictures of a batch',
    description: 'Deletes the received bytes and stored pictures. Pictures that a batch uses stay.',
    plainAnswers: { 204: 'The pictures are deleted.' },
    status: 204,
    errors: { 412: ['image/unknown-protocol'] },
  })
  async cancelBatchPictures(
    @Param('id', ParseIdPipe) id: Id,
    @Req() request: FastifyRequest,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    negotiateTusVersion(request, reply);
    await this.pictures.abandon(id, personId);
  }

  private beginSet(body: FetchPicturesBody, request: FastifyRequest, ownerId: Id): Promise<PictureSet> {
    if (request.headers['upload-length'] !== undefined)
      return this.pictures.archive(ownerId, bytesIn(request, 'Upload-Length', 1));
    const { rows: text, format, pictureColumn: column } = body;
    if (text !== undefined && format !== undefined && column !== undefined)
      return this.pictures.fetch(ownerId, { text, format, column });
    const missing = (['rows', 'format', 'pictureColumn'] as const).filter((field) => body[field] === undefined);
    throw new InvalidRequest(missing.map(required));
  }
}

const required = (field: string) => ({ field, code: 'required', message: 'This field is required.' });

function setUploadHeaders(reply: FastifyReply, { length, received, expiresAt }: PictureSet): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('upload-offset', received)
    .header('upload-length', length)
    .header('upload-expires', new Date(expiresAt).toUTCString());
}

function answerOf(set: PictureSet, faults: readonly PictureItem[] = []): BatchPicturesAnswer {
  const { id, total, kept: stored, length, received, expiresAt } = set;
  return {
    _id: id,
    state: shownState(set),
    total,
    stored,
    faults: faults.map(({ line, name: field, fault }) => ({ line, field, code: '', message: '', ...fault })),
    length,
    received,
    expires: new Date(expiresAt).toISOString(),
  };
}
