import { type PayoutGateway } from '../../application/payout-gateway';

/** An Admin pays from exported files. */
export class ManualGateway implements PayoutGateway {
  readonly service = undefined;
}
