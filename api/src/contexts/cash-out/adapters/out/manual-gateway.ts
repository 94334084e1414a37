import { PayoutGateway } from '../../application/payout-gateway';

/** An Admin pays from exported files. */
export class ManualGateway extends PayoutGateway {
  readonly service = undefined;
}
