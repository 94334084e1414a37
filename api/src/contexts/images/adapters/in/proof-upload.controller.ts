import { Controller, Delete, Get, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiProperty, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { networkOf } from '../../../../platform/limits/rate-limits';
import { CreateUpload } from '../../application/create-upload';
import { TerminateUpload } from '../../application/terminate-upload';
import { pathOfProof } from '../../application/image-store';
import { GetUploadStatus } from '../../application/get-upload-status';
import { AppendUploadChunk } from '../../application/append-upload-chunk';
import { type ProofUpload } from '../../domain/proof-upload';
import { bytesIn, CHUNK_TYPE, chunkIn, negotiateTusVersion } from './read-piece';
import { REFUSED_PICTURES } from './read-upload';

const PATH = 'image/proof/upload';

class UploadState {
  @ApiProperty({ description: 'Names the upload.' })
  _id!: string;

  @ApiProperty({
    type: 'integer',
    description: 'Number of bytes of the whole file.',
    minimum: 1,
    maximum: MAX_PICTURE_BYTES,
  })
  length!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of bytes that are here; the next piece begins there.',
    minimum: 0,
  })
  received!: number;

  @ApiProperty({ format: 'date-time', description: 'When it is forgotten.' })
  expires!: string;

  @ApiProperty({
    description: 'Address of the picture, as POST /image/proof answers it; empty until all of it is here.',
  })
  display_url!: string;
}

const TUS = ApiHeader({ name: 'Tus-Resumable', required: false, description: 'The version of tus: 1.0.0.' });

const GONE = { 404: ['request/not-found'], 410: ['image/upload-expired'] } as const;

/** Uploads of proof pictures in chunks (tus 1.0 with creation, termination and expiration). */
@ApiTags('Images')
@Controller(PATH)
export class ProofUploadController {
  constructor(
    private readonly begin: CreateUpload,
    private readonly getUploadStatus: GetUploadStatus,
    private readonly take: AppendUploadChunk,
    private readonly giveUp: TerminateUpload,
  ) {}

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Post()
  @TUS
  @ApiHeader({ name: 'Upload-Length', required: true, description: 'Bytes of the whole file, at most 8 MB.' })
  @Operation({
    id: 'createProofUpload',
    summary: 'Create a resumable upload',
    description:
      'After the tus protocol 1.0: `Location` says where the pieces go. It lasts a day; of more than 10 unfinished ones the oldest goes.',
    answer: UploadState,
    status: 201,
    errors: {
      412: ['image/unknown-protocol'],
      413: ['image/too-large'],
      429: ['auth/too-many-requests'],
    },
  })
  async store(
    @Req() request: FastifyRequest,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: UploadState }> {
    negotiateTusVersion(request, reply);
    const upload = await this.begin.execute(personId, bytesIn(request, 'Upload-Length', 1));
    setUploadHeaders(reply, upload).header('location', `/api/${PATH}/${upload.id}`);
    return { data: stateOf(upload) };
  }

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Get(':id')
  @TUS
  @Operation({
    id: 'getProofUpload',
    summary: 'Get the upload offset',
    description:
      'HEAD says the same in `Upload-Offset`, `Upload-Length`, `Upload-Expires` and, once all is here, `Content-Location`.',
    answer: UploadState,
    errors: { ...GONE, 412: ['image/unknown-protocol'] },
  })
  async show(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: UploadState }> {
    negotiateTusVersion(request, reply);
    const upload = await this.getUploadStatus.execute(personId, id);
    setUploadHeaders(reply, upload);
    return { data: stateOf(upload) };
  }

  @Access({ who: ['Worker'], key: 'submissions:write', pieces: true })
  @Patch(':id')
  @TUS
  @ApiHeader({ name: 'Upload-Offset', required: true, description: 'Where in the file the piece begins, in bytes.' })
  @ApiConsumes(CHUNK_TYPE)
  @ApiBody({
    schema: {
      type: 'string',
      format: 'binary',
      example: 'RIFF…',
      description: 'At most 256 KB; 16 KB at least, but for the last.',
    },
  })
  @Operation({
    id: 'appendProofChunk',
    summary: 'Append a chunk',
    description:
      'With the last one it is encoded as every picture is, and `Content-Location` is its address. Where that failed, a piece of no bytes asks for it again.',
    plainAnswers: { 204: 'It is here; `Upload-Offset` says where the next one begins.' },
    status: 204,
    errors: {
      400: ['image/piece-too-small', ...REFUSED_PICTURES],
      ...GONE,
      409: ['image/wrong-offset'],
      412: ['image/unknown-protocol'],
      413: ['request/too-large'],
      415: ['request/unsupported-media-type'],
      503: ['image/store-unavailable', 'server/unavailable'],
    },
  })
  async append(
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
      await this.take.execute({ ownerId, uploadId: id, offset, bytes, network: networkOf(request.ip) }),
    );
  }

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Delete(':id')
  @TUS
  @Operation({
    id: 'cancelProofUpload',
    summary: 'Cancel an upload',
    description: 'What is here of it goes. A picture that was made of it stays.',
    plainAnswers: { 204: 'It is gone.' },
    status: 204,
    errors: { 404: ['request/not-found'], 412: ['image/unknown-protocol'] },
  })
  async remove(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    negotiateTusVersion(request, reply);
    await this.giveUp.execute(personId, id);
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
