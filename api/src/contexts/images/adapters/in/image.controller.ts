import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access, type Session } from '../../../../access';
import { Config } from '../../../../config';
import { found } from '../../../../kernel/not-found';
import { type VerifiedIdentity } from '../../../../platform/http/authentication';
import { Caller, CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField } from '../../../../platform/http/response-field';
import { networkOf } from '../../../../platform/limits/rate-limits';
import { PictureReader } from '../../application/picture-reader';
import { UploadImage } from '../../application/upload-image';
import { PICTURE_TYPE } from '../../domain/picture';
import { readUpload, REFUSED_PICTURES } from './read-upload';

class StoredImage {
  @ResponseField('URL of the picture: a path on this origin, or an https URL.')
  display_url!: string;
}

const FORM = {
  schema: {
    type: 'object',
    required: ['image'],
    properties: {
      image: {
        type: 'string',
        format: 'binary',
        description: 'A JPEG, PNG, WebP, GIF, AVIF or TIFF file of at most 8 MB and 50 million pixels.',
      },
    },
  },
};

const REFUSED = {
  400: REFUSED_PICTURES,
  408: ['request/too-slow'],
  429: ['auth/too-many-requests'],
  503: ['image/store-unavailable'],
} as const;

const ONLY_A_PICTURE = "default-src 'none'; sandbox";

@ApiTags('Images')
@Controller('image')
export class ImageController {
  constructor(
    private readonly config: Config,
    private readonly upload: UploadImage,
    private readonly pictures: PictureReader,
  ) {}

  @Access({ who: 'identity-or-session', key: ['tasks:write', 'submissions:write'], files: true })
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @Operation({
    summary: 'Upload a picture',
    description:
      'Pictures are re-encoded without metadata, at most 1600 pixels a side; long strips keep a readable width. ' +
      'An unreferenced picture is deleted after 30 days. An account whose address is not verified may upload ten an hour.',
    answer: StoredImage,
    status: 201,
    errors: REFUSED,
  })
  async uploadImage(
    @Req() request: FastifyRequest,
    @Caller() { identity, session }: { identity?: VerifiedIdentity; session?: Session },
  ): Promise<{ data: StoredImage }> {
    const id = identity?.identityId ?? session?.personId ?? '';
    const verified = (identity ?? session)?.verified ?? false;
    const by = { id, network: networkOf(request.ip), verified };
    return { data: { display_url: await this.upload.execute(by, () => readUpload(request, this.stallTimeoutMs)) } };
  }

  @Access({ who: ['Worker'], verified: true, key: 'submissions:write', files: true })
  @Post('proof')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @Operation({
    summary: 'Upload a proof picture',
    description:
      'For `pictures` of a submission or a dispute. Visible to you and, once submitted, to the buyer and ' +
      'Admins. Re-encoded like every picture. Deleted if not submitted within 30 days.',
    answer: StoredImage,
    status: 201,
    errors: REFUSED,
  })
  async uploadProof(
    @Req() request: FastifyRequest,
    @CurrentSession() { personId: id }: Session,
  ): Promise<{ data: StoredImage }> {
    const by = { id, network: networkOf(request.ip) };
    return { data: { display_url: await this.upload.proof(by, () => readUpload(request, this.stallTimeoutMs)) } };
  }

  @Access({ who: 'anyone' })
  @Get(':name')
  @ApiProduces(PICTURE_TYPE)
  @Operation({
    summary: 'Get a stored picture',
    plainAnswers: { 200: 'Its bytes.' },
    errors: { 503: ['image/store-unavailable'] },
  })
  async getImage(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const bytes = found(await this.pictures.forAll(name));
    // Cacheable without expiry: the name is derived from the bytes.
    await reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', ONLY_A_PICTURE)
      .type(PICTURE_TYPE)
      .send(bytes);
  }

  @Access({ who: 'signed-in', key: ['submissions:read', 'submissions:review'], picture: true })
  @Get('proof/:name')
  @ApiProduces(PICTURE_TYPE)
  @Operation({
    summary: 'Get a proof picture',
    description: 'For the worker who uploaded it, the buyer of the submission, and Admins.',
    plainAnswers: { 200: 'Its bytes.' },
    errors: { 503: ['image/store-unavailable'] },
  })
  async getProof(
    @Param('name') name: string,
    @CurrentSession() viewer: Session,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = found(await this.pictures.proof(name, viewer));
    await reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', ONLY_A_PICTURE)
      .type(PICTURE_TYPE)
      .send(bytes);
  }

  private get stallTimeoutMs(): number {
    return this.config.requestTimeoutSeconds * 250;
  }
}
