import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { DONE, Done } from '../../../../platform/http/response-field';
import { OwnEndpoints } from '../../application/own-endpoints';
import {
  AddWebhookBody,
  deliveryAnswer,
  DeliveryAnswer,
  webhookAnswer,
  WebhookAnswer,
  WebhookWithSecretAnswer,
} from './webhook.dto';

@ApiTags('Webhooks')
@Controller('webhook')
export class WebhookController {
  constructor(private readonly endpoints: OwnEndpoints) {}

  @Access({ who: ['Worker', 'Buyer'], key: 'webhooks' })
  @Get()
  @Operation({ summary: 'List your webhooks, newest first', answer: [WebhookAnswer] })
  async listWebhooks(@CurrentSession() { personId }: Session) {
    return { data: (await this.endpoints.of(personId)).map(webhookAnswer) };
  }

  @Access({ who: ['Worker', 'Buyer'], verified: true, fresh: true })
  @Post()
  @Operation({
    summary: 'Create a webhook',
    description:
      'Messages are signed as standardwebhooks.com specifies. Without a 2xx response within ten seconds, ' +
      'delivery is retried over three days with the same webhook-id. Redirects are not followed. 410 disables ' +
      'the webhook; Retry-After of 429 and 503 is honoured, up to a day. Ports are 443 and 8443.',
    answer: WebhookWithSecretAnswer,
    status: 201,
    errors: { 422: ['webhook/address-refused', 'webhook/too-many'], 429: ['auth/too-many-requests'] },
  })
  async addWebhook(@Body() { url, events }: AddWebhookBody, @CurrentSession() { personId, sessionId }: Session) {
    const endpoint = await this.endpoints.add({ personId, sessionId, url, events });
    return { data: { ...webhookAnswer(endpoint), secret: endpoint.secret } };
  }

  @Access({ who: ['Worker', 'Buyer'], key: 'webhooks' })
  @Delete(':id')
  @Operation({
    summary: 'Delete a webhook',
    answer: Done,
  })
  async removeWebhook(@Param('id') id: string, @CurrentSession() { personId }: Session) {
    await this.endpoints.remove(id, personId);
    return DONE;
  }

  @Access({ who: ['Worker', 'Buyer'], key: 'webhooks' })
  @Post(':id/on')
  @Operation({
    summary: 'Re-enable a disabled webhook',
    answer: Done,
  })
  async enableWebhook(@Param('id') id: string, @CurrentSession() { personId, sessionId }: Session) {
    await this.endpoints.switchOn(id, personId, sessionId);
    return DONE;
  }

  @Access({ who: ['Worker', 'Buyer'], fresh: true })
  @Post(':id/secret')
  @Operation({
    summary: 'Rotate the signing secret; the old one stays valid for a day',
    answer: WebhookWithSecretAnswer,
  })
  async rotateWebhookSecret(@Param('id') id: string, @CurrentSession() { personId }: Session) {
    const endpoint = await this.endpoints.renewSecret(id, personId);
    return { data: { ...webhookAnswer(endpoint), secret: endpoint.secret } };
  }

  @Access({ who: ['Worker', 'Buyer'], key: 'webhooks' })
  @Post(':id/test')
  @Operation({
    summary: 'Send a test message',
    answer: Done,
    status: 202,
    errors: { 429: ['auth/too-many-requests'] },
  })
  async testWebhook(@Param('id') id: string, @CurrentSession() { personId }: Session) {
    await this.endpoints.test(id, personId);
    return DONE;
  }

  @Access({ who: ['Worker', 'Buyer'], key: 'webhooks' })
  @Get(':id/delivery')
  @Operation({
    summary: 'List the deliveries of a webhook in the last month with responses, newest first',
    answer: [DeliveryAnswer],
    paged: true,
  })
  async listDeliveries(
    @Param('id') id: string,
    @Query() { cursor, size }: PageParameters,
    @CurrentSession() { personId }: Session,
  ) {
    const { data, page } = await this.endpoints.log(id, personId, cursor, size);
    return { data: data.map(deliveryAnswer), page };
  }

  @Access({ who: ['Worker', 'Buyer'], key: 'webhooks' })
  @Post(':id/delivery/:delivery')
  @Operation({
    summary: 'Redeliver a message with the same webhook-id',
    answer: Done,
    status: 202,
    errors: { 429: ['auth/too-many-requests'] },
  })
  async redeliverWebhook(
    @Param('id') id: string,
    @Param('delivery') delivery: string,
    @CurrentSession() { personId }: Session,
  ) {
    await this.endpoints.sendAgain(id, delivery, personId);
    return DONE;
  }
}
