import { type DeliveryOutcome } from './deliveries';

export interface Message {
  readonly id: string;
  readonly url: string;
  /** JSON. */
  readonly body: string;
  readonly secrets: readonly string[];
  /** When it is sent, in milliseconds since the epoch. */
  readonly at: number;
}

/** Reaches addresses outside of this house, and never any inside. */
export abstract class WebhookSender {
  /** Throws AddressRefused for an address that nothing would be sent to. */
  abstract check(url: string): Promise<void>;

  /** Sends it signed, in ten seconds at most. What went wrong is an outcome too. */
  abstract send(message: Message): Promise<DeliveryOutcome>;
}
