import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { IdempotencyService } from '../../../../platform/idempotency/idempotency-service';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { draftOf, LinkSecrets } from '../../../tasks';
import { BatchPagesQuery } from '../out/batch-pages.query';
import { BatchPictures } from '../../application/batch-pictures';
import { ChangeBatch } from '../../application/change-batch';
import { CancelBatch } from '../../application/cancel-batch';
import { PostBatch } from '../../application/post-batch';
import { overlapOf } from '../../domain/overlap';
import { type BatchFile, RowReader } from '../../application/read-rows';
import {
  AdaptiveOverlapAnswer,
  BatchAnswer,
  BatchPreviewAnswer,
  ChangeBatchBody,
  type GoldBody,
  PostBatchBody,
  PostedBatchAnswer,
} from './batch.dto';

const FILE_ERRORS = {
  404: ['request/not-found'],
  409: ['batch/pictures-not-ready'],
  410: ['image/upload-expired'],
  429: ['auth/too-many-requests'],
} as const;

const TEMPLATE_ERRORS = [
  'task/deadline-in-past',
  'task/estimate-too-long',
  'task/form-invalid',
  'batch/faulty-rows',
  'batch/overlap-invalid',
] as const;

@ApiTags('Batches')
@ApiExtraModels(AdaptiveOverlapAnswer)
@Controller('task/batch')
export class BatchController {
  constructor(
    private readonly config: Config,
    private readonly idempotency: IdempotencyService,
    private readonly reader: RowReader,
    private readonly post: PostBatch,
    private readonly cancel: CancelBatch,
    private readonly change: ChangeBatch,
    private readonly pages: BatchPagesQuery,
    private readonly secrets: LinkSecrets,
    private readonly pictures: BatchPictures,
  ) {}

  @Access({ who: ['Buyer'], verified: true, key: 'tasks:write', large: true })
  @Post('preview')
  @Operation({
    summary: 'Preview a batch and its cost',
    answer: BatchPreviewAnswer,
    errors: { ...FILE_ERRORS, 422: TEMPLATE_ERRORS },
  })
  async previewBatch(@Body() body: PostBatchBody, @CurrentSession() { personId }: Session) {
    const { template } = this.templateOf(body, personId);
    return { data: await this.post.preview(template, await this.fileOf(body, personId)) };
  }

  @Access({ who: ['Buyer'], verified: true, key: 'tasks:write', large: true, terms: true })
  @Post()
  @Operation({
    summary: 'Post up to 10,000 tasks from the rows of a file; the coins for all of them are reserved',
    description:
      'All rows are validated first. If any is invalid, `errors` lists each by line and nothing is posted. The ' +
      'tasks are then posted in steps.',
    answer: PostedBatchAnswer,
    status: 201,
    errors: {
      ...FILE_ERRORS,
      422: [...TEMPLATE_ERRORS, 'task/audience-invalid', 'wallet/not-enough-coins', 'key/cap-reached'],
    },
  })
  async postBatch(
    @Body() body: PostBatchBody,
    @CurrentSession() { personId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    const { template, overlap } = this.templateOf(body, personId);
    const post = async () => {
      // Before the unit of work: reading ten thousand rows would hold its locks for too long.
      const rows = await this.reader.read(await this.fileOf(body, personId), template, personId);
      return this.idempotency.execute(key, async () => {
        const { id } = await this.post.execute(template, overlap, rows);
        return { data: await this.pages.one(id, personId) };
      });
    };
    const { data } = (await this.idempotency.stored<Awaited<ReturnType<typeof post>>>(key)) ?? (await post());
    const linkSecret = template.link && (await this.secrets.of(data._id));
    return { data: { ...data, ...(linkSecret && { linkSecret }) } };
  }

  @Access({ who: ['Buyer'], key: 'tasks:read' })
  @Get()
  @Operation({ summary: 'List your batches, newest first', answer: [BatchAnswer], paged: true })
  async listBatches(@Query() { cursor, size }: PageParameters, @CurrentSession() { personId }: Session) {
    const { rows: batches, next } = await this.pages.page(personId, cursor, size);
    return { data: batches, page: { next } };
  }

  @Access({ who: ['Buyer'], key: 'tasks:read' })
  @Get(':id')
  @Operation({
    summary: 'Get the progress of a batch',
    answer: BatchAnswer,
  })
  async getBatch(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId }: Session) {
    return { data: await this.pages.one(id, personId) };
  }

  @Access({ who: ['Buyer', 'Admin'], key: 'tasks:write' })
  @Post(':id/cancel')
  @Operation({
    summary: 'Cancel a batch; unposted tasks and open slots are refunded',
    description:
      'Posted tasks take no more submissions. Active claims and pending submissions stay. An Admin may cancel ' +
      'any batch; its buyer is notified.',
    answer: BatchAnswer,
    errors: { 409: ['batch/ended'] },
  })
  @Idempotent()
  async cancelBatch(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId, role }: Session) {
    const { buyerId } = await this.cancel.execute({ id, personId, role });
    return { data: await this.pages.one(id, buyerId) };
  }

  @Access({ who: ['Buyer'], verified: true, key: 'tasks:write', terms: true })
  @Patch(':id')
  @Operation({
    summary: 'Pause or resume a batch, or change its overlap',
    description:
      'Send either `state` or `overlap`. The items of a paused batch are not offered; claims and pending ' +
      'submissions are not affected. Coins for more answers are reserved at once; coins for fewer answers are ' +
      'returned. Items with enough answers take no more. Existing answers stay and are paid as before. A rejected ' +
      'answer beyond a lowered overlap is not replaced.',
    answer: BatchAnswer,
    errors: {
      409: ['batch/ended', 'task/in-review'],
      422: ['batch/overlap-invalid', 'wallet/not-enough-coins', 'key/cap-reached'],
    },
  })
  @Idempotent()
  async changeBatch(
    @Param('id', ParseIdPipe) id: Id,
    @Body() { overlap, state }: ChangeBatchBody,
    @CurrentSession() { personId }: Session,
  ) {
    if (state !== undefined && overlap === undefined) await this.change.pause(id, personId, state === 'paused');
    else if (overlap !== undefined && state === undefined) await this.change.overlap(id, personId, overlap);
    else throw new InvalidRequest([{ field: 'state', code: 'one-of', message: 'Send either state or overlap.' }]);
    return { data: await this.pages.one(id, personId) };
  }

  private templateOf(body: PostBatchBody, buyerId: Id) {
    const sent = body.overlap ?? body.requiredWorkers;
    if (sent === undefined) throw new InvalidRequest([required('requiredWorkers')]);
    const requiredWorkers = typeof sent === 'number' ? sent : (sent as { readonly max: number }).max;
    const imageURL = body.pictures === undefined ? (body.imageURL ?? '') : '';
    const template = draftOf({ ...body, imageURL, requiredWorkers }, buyerId, this.config.timeZone, { columns: true });
    return { template, overlap: overlapOf(sent, template.form) };
  }

  private async fileOf(body: PostBatchBody, buyerId: Id): Promise<BatchFile> {
    const { rows: text, format, gold, sameTasks, pictures, pictureColumn } = body;
    if ((pictures === undefined) !== (pictureColumn === undefined))
      throw new InvalidRequest([required(pictures === undefined ? 'pictures' : 'pictureColumn')]);
    const lookup =
      pictures !== undefined && pictureColumn !== undefined
        ? await this.pictures.lookup(pictures, buyerId, pictureColumn)
        : undefined;
    return { text, format, sameTasks, gold: gold && goldOf(gold), pictures: lookup };
  }
}

const goldOf = ({ column, field, share = LIMITS.goldShare.usual, rate = LIMITS.goldRate.usual }: GoldBody) => ({
  ...{ column, field, share, rate },
});

const required = (field: string) => ({ field, code: 'required', message: 'This field is required.' });
