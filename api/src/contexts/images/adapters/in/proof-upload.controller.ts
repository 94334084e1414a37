import { Controller, Delete, Get, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField, ResponseInteger, ResponseTime } from '../../../../platform/http/response-field';
import { networkOf } from '../../../../platform/limits/rate-limits';
import { pathOfProof } from '../../application/image-store';
import { ResumableUploads } from '../../application/resumable-uploads';
import { type ProofUpload } from '../../domain/proof-upload';
import { bytesIn, CHUNK_TYPE, chunkIn, negotiateTusVersion } from './tus-requests';
import { REFUSED_PICTURES } from './read-upload';

const PATH = 'image/proof/upload';

class UploadState {
  @ResponseField('Id of the upload.')
  _id!: string;

  @ResponseInteger('Number of bytes of the whole file.', { minimum: 1, maximum: MAX_PICTURE_BYTES })
  length!: number;

  @ResponseInteger('Number of received bytes, which is the offset of the next chunk.', { minimum: 0 })
  received!: number;

  @ResponseTime('When it expires and is deleted.')
  expires!: string;

  @ResponseField('URL of the picture, as in POST /image/proof; empty until the upload is complete.')
  display_url!: string;
}

const TUS = ApiHeader({ name: 'Tus-Resumable', required: false, description: 'The version of tus: 1.0.0.' });

const GONE = { 410: ['image/upload-expired'], 412: ['image/unknown-protocol'] } as const;

/** Uploads of proof pictures in chunks (tus 1.0 with creation, termination and expiration). */
@ApiTags('Images')
@Controller(PATH)
export class ProofUploadController {
  constructor(private readonly uploads: ResumableUploads) {}

  @Access({ who: ['Worker'], verified: true, key: 'submissions:write' })
  @Post()
  @TUS
  @ApiHeader({ name: 'Upload-Length', required: true, description: 'Bytes of the whole file, at most 8 MB.' })
  @Operation({
    summary: 'Create a resumable upload',
    description:
      'Uses the tus protocol 1.0: `Location` is the URL for the chunks. An upload expires after a day. With ' +
      'more than 10 unfinished uploads the oldest is deleted.',
    answer: UploadState,
    status: 201,
    errors: {
      412: ['image/unknown-protocol'],
      413: ['image/too-large'],
      429: ['auth/too-many-requests'],
    },
  })
  async createProofUpload(
    @Req() request: FastifyRequest,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: UploadState }> {
    negotiateTusVersion(request, reply);
    const upload = await this.uploads.create(personId, bytesIn(request, 'Upload-Length', 1));
    setUploadHeaders(reply, upload).header('location', `/api/${PATH}/${upload.id}`);
    return { data: stateOf(upload) };
  }

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Get(':id')
  @TUS
  @Operation({
    summary: 'Get the upload offset',
    description:
      'HEAD returns the same in `Upload-Offset`, `Upload-Length` and `Upload-Expires`. `Content-Location` is ' +
      'added once the upload is complete.',
    answer: UploadState,
    errors: GONE,
  })
  async getProofUpload(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: UploadState }> {
    negotiateTusVersion(request, reply);
    const upload = await this.uploads.status(personId, id);
    setUploadHeaders(reply, upload);
    return { data: stateOf(upload) };
  }

  @Access({ who: ['Worker'], verified: true, key: 'submissions:write', pieces: true })
  @Patch(':id')
  @TUS
  @ApiHeader({ name: 'Upload-Offset', required: true, description: 'Offset of the chunk in the file, in bytes.' })
  @ApiConsumes(CHUNK_TYPE)
  @ApiBody({
    schema: {
      type: 'string',
      format: 'binary',
      example: 'RIFF…',
      description: 'A chunk of 16 KB to 256 KB; the last one may be smaller.',
    },
  })
  @Operation({
    summary: 'Append a chunk',
    description:
      'The last chunk completes the upload: the picture is re-encoded, and `Content-Location` is its URL. If ' +
      'that fails, send an empty chunk to retry it.',
    plainAnswers: { 204: 'The chunk is stored; `Upload-Offset` is the offset of the next one.' },
    status: 204,
    errors: {
      400: ['image/piece-too-small', ...REFUSED_PICTURES],
      ...GONE,
      409: ['image/wrong-offset'],
      429: ['auth/too-many-requests'],
      503: ['image/store-unavailable'],
    },
  })
  async appendProofChunk(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentSession() { personId: ownerId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    negotiateTusVersion(request, reply);
    const offset = bytesIn(request, 'Upload-Offset', 0);
    const bytes = chunkIn(request);
    setUploadHeaders(
      reply,
      await this.uploads.append({ ownerId, uploadId: id, offset, bytes, network: networkOf(request.ip) }),
    );
  }

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Delete(':id')
  @TUS
  @Operation({
    summary: 'Cancel an upload',
    description: 'Deletes the received bytes. A picture that is already stored stays.',
    plainAnswers: { 204: 'The upload is deleted.' },
    status: 204,
    errors: { 412: ['image/unknown-protocol'] },
  })
  async cancelProofUpload(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    negotiateTusVersion(request, reply);
    await this.uploads.terminate(personId, id);
  }
}

function setUploadHeaders(reply: FastifyReply, { length, received, expiresAt, picture }: ProofUpload): FastifyReply {
  void reply
    .header('cache-control', 'no-store')
    .header('upload-offset', received)
    .header('upload-length', length)
    .header('upload-expires', new Date(expiresAt).toUTCString());
  return picture === null ? reply : reply.header('content-location', pathOfProof(picture));
}

function stateOf({ id, length, received, expiresAt, picture }: ProofUpload): UploadState {
  return {
    _id: id,
    length,
    received,
    expires: new Date(expiresAt).toISOString(),
    display_url: picture === null ? '' : pathOfProof(picture),
  };
}
