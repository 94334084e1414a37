import { PayoutGateway } from '../../application/payout-gateway';

/** An Admin pays, from files. */
export class ManualGateway extends PayoutGateway {
  readonly service = undefined;
}
