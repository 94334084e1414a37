import { PaymentGateway } from '../../application/payment-gateway';

/** Gives coins without money, and every screen that uses it says so. */
export class SandboxGateway extends PaymentGateway {
  readonly checkouts = undefined;
}
