import { type DeliveryState, type WebhookEvent } from '@kaaj/contract';
import { id, longText, nullable, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';

export const WebhookEndpointSchema = table({
  name: 'webhook_endpoint',
  columns: {
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
  },
  indices: [
    { name: 'webhook_endpoint_person', columns: ['personId', 'id'] },
    { name: 'webhook_endpoint_turn', columns: ['personServedAt', 'servedAt', 'id'] },
  ],
});

export type EndpointRow = TableRow<typeof WebhookEndpointSchema>;

export const WebhookDeliverySchema = table({
  name: 'webhook_delivery',
  columns: {
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
  },
  indices: [
    { name: 'webhook_delivery_due', columns: ['state', 'dueAt', 'endpointId'] },
    { name: 'webhook_delivery_order', columns: ['endpointId', 'state', 'subject', 'id'] },
    { name: 'webhook_delivery_log', columns: ['endpointId', 'id'] },
  ],
});

export const ENDPOINT_FIELDS = selectList(WebhookEndpointSchema.options.columns);
