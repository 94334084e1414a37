import {
  type Delivery as WireDelivery,
  DELIVERY_STATES,
  type DeliveryState,
  LENGTHS,
  type Webhook,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookWithSecret,
} from '@kaaj/contract';
import { ChoicesField, TextField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField, ResponseInteger, ResponseTime } from '../../../../platform/http/response-field';
import { type Delivery } from '../../domain/delivery';
import { type Endpoint } from '../../domain/endpoint';

export class AddWebhookBody {
  @TextField('Public https URL that receives the messages.', {
    max: LENGTHS.webhookUrl,
    example: 'https://example.com/kaaj',
  })
  readonly url: string;

  @ChoicesField('Subscribed event types.', WEBHOOK_EVENTS)
  readonly events: WebhookEvent[];
}

@ResponseSchema('A URL of yours that receives events.')
export class WebhookAnswer implements Webhook {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('URL that receives the messages.')
  readonly url: string;

  @ResponseField('Subscribed event types.', { enum: WEBHOOK_EVENTS, isArray: true })
  readonly events: WebhookEvent[];

  @ResponseField('off: disabled after three days of failures; nothing is sent until it is re-enabled.', {
    enum: ['on', 'off'],
  })
  readonly state: 'on' | 'off';

  @ResponseTime('Time of the first failure since the last success; null if the last delivery succeeded.', {
    nullable: true,
  })
  readonly failingSince: string | null;

  @ResponseTime('When it was added.')
  readonly madeAt: string;
}

export class WebhookWithSecretAnswer extends WebhookAnswer implements WebhookWithSecret {
  @ResponseField('Signing secret of the messages, as in standardwebhooks.com. It is not shown again.')
  readonly secret: string;
}

@ResponseSchema('A message to a webhook.')
export class DeliveryAnswer implements WireDelivery {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('The webhook-id of the message: the same each time it is sent.')
  readonly messageId: string;

  @ResponseField('Event type.', { enum: [...WEBHOOK_EVENTS, 'test'] })
  readonly type: WebhookEvent | 'test';

  @ResponseField('The exact message body.')
  readonly body: string;

  @ResponseField('waiting: an attempt is scheduled; failed: all attempts failed.', { enum: DELIVERY_STATES })
  readonly state: DeliveryState;

  @ResponseInteger('Number of attempts.')
  readonly tries: number;

  @ResponseInteger('HTTP status of the last response; null without a response.', { nullable: true })
  readonly status: number | null;

  @ResponseField('Beginning of the last response body, or the error.', { type: String, nullable: true })
  readonly answer: string | null;

  @ResponseTime('When it happened.')
  readonly time: string;
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString();

export const webhookAnswer = ({ id, url, events, state, failingSince, createdAt }: Endpoint): WebhookAnswer => ({
  _id: id,
  url,
  events: [...events],
  state,
  failingSince: failingSince === null ? null : timeOf(failingSince),
  madeAt: timeOf(createdAt),
});

export const deliveryAnswer = ({ id, type, body, state, tries, status, answer, createdAt }: Delivery) =>
  ({
    _id: id,
    messageId: `msg_${id}`,
    type,
    body,
    state,
    tries,
    status,
    answer,
    time: timeOf(createdAt),
  }) satisfies DeliveryAnswer;
