import { type DeliveryOutcome } from './deliveries';

export interface Message {
  readonly id: string;
  readonly url: string;
  /** JSON. */
  readonly body: string;
  readonly secrets: readonly string[];
  /** Time of sending, in milliseconds since the epoch. */
  readonly at: number;
}

/** Sends to public addresses only. */
export abstract class WebhookSender {
  /** Throws AddressRefused for an address that is not allowed. */
  abstract check(url: string): Promise<void>;

  /** Sends a signed message, within ten seconds. Errors are returned as an outcome. */
  abstract send(message: Message): Promise<DeliveryOutcome>;
}
