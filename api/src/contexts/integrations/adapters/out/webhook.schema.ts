import { type DeliveryState, type WebhookEvent } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import {
  id,
  longText,
  nullable,
  primaryId,
  type RowOf,
  text,
  integerColumn,
} from '../../../../platform/database/columns';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';

const endpointColumns = {
  id: primaryId,
  personId: id,
  sessionId: nullable(id),
  url: text(2000),
  /** Separated by blanks. */
  events: text(300),
  /** Both encrypted. */
  secret: text(200),
  formerSecret: nullable(text(200)),
  formerUntil: integerColumn,
  state: text<'on' | 'off'>(3),
  failingSince: nullable(integerColumn),
  createdAt: integerColumn,
  /** When a worker last served any endpoint of this person, and this endpoint. */
  personServedAt: { ...integerColumn, default: 0 },
  servedAt: { ...integerColumn, default: 0 },
};

export type EndpointRow = RowOf<typeof endpointColumns>;

export const ENDPOINT_FIELDS = selectList(endpointColumns);

export const WebhookEndpointSchema = new EntitySchema<EndpointRow>({
  name: 'webhook_endpoint',
  columns: endpointColumns,
  indices: [
    { name: 'webhook_endpoint_person', columns: ['personId', 'id'] },
    { name: 'webhook_endpoint_turn', columns: ['personServedAt', 'servedAt', 'id'] },
  ],
});

const deliveryColumns = {
  id: primaryId,
  endpointId: id,
  type: text<WebhookEvent | 'test'>(40),
  subject: id,
  body: longText,
  state: text<DeliveryState>(10),
  tries: integerColumn,
  dueAt: integerColumn,
  status: nullable(integerColumn),
  answer: nullable(text(500)),
  createdAt: integerColumn,
};

export type DeliveryRow = RowOf<typeof deliveryColumns>;

export const WebhookDeliverySchema = new EntitySchema<DeliveryRow>({
  name: 'webhook_delivery',
  columns: deliveryColumns,
  indices: [
    { name: 'webhook_delivery_due', columns: ['state', 'dueAt', 'endpointId'] },
    { name: 'webhook_delivery_order', columns: ['endpointId', 'state', 'subject', 'id'] },
    { name: 'webhook_delivery_log', columns: ['endpointId', 'id'] },
  ],
});
