import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { MessagesModule } from '../messages/messages.module';
import { WebhookController } from './adapters/in/webhook.controller';
import { HttpsWebhookSender } from './adapters/out/https-webhook-sender';
import { SqlDeliveries } from './adapters/out/sql-deliveries';
import { TypeormEndpoints } from './adapters/out/typeorm-endpoints';
import { WebhookDeliverySchema, WebhookEndpointSchema } from './adapters/out/webhook.schema';
import { DeliverDue } from './application/deliver-due';
import { Deliveries } from './application/deliveries';
import { Endpoints } from './application/endpoints';
import { Happenings } from './application/happenings';
import { OwnEndpoints } from './application/own-endpoints';
import { TellEndpoints } from './application/tell-endpoints';
import { WebhookSender } from './application/webhook-sender';

@Module({
  imports: [TypeOrmModule.forFeature([WebhookEndpointSchema, WebhookDeliverySchema]), IdentityModule, MessagesModule],
  controllers: [WebhookController],
  providers: [
    OwnEndpoints,
    DeliverDue,
    { provide: Endpoints, useClass: TypeormEndpoints },
    { provide: Deliveries, useClass: SqlDeliveries },
    { provide: WebhookSender, useClass: HttpsWebhookSender },
    { provide: Happenings, useClass: TellEndpoints },
  ],
  exports: [Happenings, OwnEndpoints],
})
export class WebhooksModule {
  constructor(scheduler: Scheduler, deliverDue: DeliverDue) {
    scheduler.add(deliverDue);
  }
}
