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
import { ChoicesField, CursorField, SizeField, TextField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { type Delivery } from '../../domain/delivery';
import { type Endpoint } from '../../domain/endpoint';

export class AddWebhookBody {
  @TextField('https address outside of this house that takes the messages.', {
    max: LENGTHS.webhookUrl,
    example: 'https://example.com/kaaj',
  })
  readonly url: string;

  @ChoicesField('What it listens to.', WEBHOOK_EVENTS)
  readonly events: WebhookEvent[];
}

export class DeliveriesParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

@ResponseSchema('An address of your own that is notified of events.')
export class WebhookAnswer implements Webhook {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('Where the messages go.')
  readonly url: string;

  @ResponseField('What it listens to.', { enum: WEBHOOK_EVENTS, isArray: true })
  readonly events: WebhookEvent[];

  @ResponseField('off: it failed for three days; nothing is sent until it is switched on.', { enum: ['on', 'off'] })
  readonly state: 'on' | 'off';

  @ResponseField('Since when nothing has come through; null: the last message did.', {
    type: String,
    format: 'date-time',
    nullable: true,
  })
  readonly failingSince: string | null;

  @ResponseField('When it was added.', { format: 'date-time' })
  readonly madeAt: string;
}

export class WebhookWithSecretAnswer extends WebhookAnswer implements WebhookWithSecret {
  @ResponseField('What signs the messages, as standardwebhooks.com has it. It is shown this once.')
  readonly secret: string;
}

@ResponseSchema('A message to a webhook.')
export class DeliveryAnswer implements WireDelivery {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('The webhook-id of the message: the same each time it is sent.')
  readonly messageId: string;

  @ResponseField('What it tells.', { enum: [...WEBHOOK_EVENTS, 'test'] })
  readonly type: WebhookEvent | 'test';

  @ResponseField('The message, letter by letter.')
  readonly body: string;

  @ResponseField('waiting: it is tried (again); failed: it was given up.', { enum: DELIVERY_STATES })
  readonly state: DeliveryState;

  @ResponseField('How many times it was tried.', { type: 'integer' })
  readonly tries: number;

  @ResponseField('HTTP status of the last answer; null where none came.', { type: 'integer', nullable: true })
  readonly status: number | null;

  @ResponseField('The beginning of the last answer, or why there was none.', { type: String, nullable: true })
  readonly answer: string | null;

  @ResponseField('When it happened.', { format: 'date-time' })
  readonly time: string;
}

export class WebhookDoneAnswer {
  @ResponseField('Always true: it is done, or on its way.')
  readonly done: true;
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
