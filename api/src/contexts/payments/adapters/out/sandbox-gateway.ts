import { type PaymentGateway } from '../../application/payment-gateway';

/** Sells coins without money. Every screen that uses it shows that. */
export class SandboxGateway implements PaymentGateway {
  readonly checkouts = undefined;
}
