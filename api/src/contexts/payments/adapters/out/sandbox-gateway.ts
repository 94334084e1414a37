import { PaymentGateway } from '../../application/payment-gateway';

/** Sells coins without money. Every screen that uses it shows that. */
export class SandboxGateway extends PaymentGateway {
  readonly checkouts = undefined;
}
