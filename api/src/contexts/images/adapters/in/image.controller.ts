import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiProperty, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access, type Session } from '../../../../access';
import { Config } from '../../../../config';
import { NotFound } from '../../../../kernel/not-found';
import { type ProvenIdentity } from '../../../../platform/http/authentication';
import { Caller } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ImageStore } from '../../application/image-store';
import { UploadImage } from '../../application/upload-image';
import { PICTURE_TYPE } from '../../domain/picture';
import { readUpload } from './read-upload';

class StoredImage {
  @ApiProperty({ description: 'Address of the picture: a path on this origin, or an https URL.' })
  display_url!: string;
}

@ApiTags('Images')
@Controller('image')
export class ImageController {
  constructor(
    private readonly config: Config,
    private readonly upload: UploadImage,
    private readonly images: ImageStore,
  ) {}

  @Access({ who: 'identity-or-session', key: ['tasks:write', 'submissions:write'], files: true })
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['image'],
      properties: {
        image: {
          type: 'string',
          format: 'binary',
          description: 'A JPEG, PNG, WebP, GIF, AVIF or TIFF file of at most 8 MB.',
        },
      },
    },
  })
  @Operation({
    id: 'uploadImage',
    summary: 'Store a picture',
    description: 'The picture is decoded and encoded anew, without metadata, at most 1600 pixels a side.',
    answer: StoredImage,
    status: 201,
    errors: {
      400: ['image/not-an-image', 'image/too-large'],
      408: ['request/too-slow'],
      429: ['auth/too-many-requests'],
      503: ['image/store-unavailable'],
    },
  })
  async store(
    @Req() request: FastifyRequest,
    @Caller() { identity, session }: { identity?: ProvenIdentity; session?: Session },
  ): Promise<{ data: StoredImage }> {
    const patienceMs = this.config.arrivalSeconds * 250;
    const by = identity?.identityId ?? session?.personId ?? '';
    return { data: { display_url: await this.upload.execute(by, () => readUpload(request, patienceMs)) } };
  }

  @Access({ who: 'anyone' })
  @Get(':name')
  @ApiProduces(PICTURE_TYPE)
  @Operation({
    id: 'getImage',
    summary: 'A stored picture',
    plainAnswers: { 200: 'Its bytes.' },
    errors: { 404: ['request/not-found'], 503: ['image/store-unavailable'] },
  })
  async show(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const bytes = await this.images.read(name);
    if (!bytes) throw new NotFound();
    // The name is made from the bytes: they never change under it.
    await reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(PICTURE_TYPE)
      .send(bytes);
  }
}
