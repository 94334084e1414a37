import { Injectable } from '@nestjs/common';
import { Job } from '../../../../platform/scheduler/job';
import { WelcomedAddresses } from '../../application/welcomed-addresses';

/** Makes the key of the hashes of addresses while the key of the settings is still the one that it was always derived from. */
@Injectable()
export class KeepHashKey extends Job {
  readonly name = 'keep-hash-key';

  constructor(private readonly addresses: WelcomedAddresses) {
    super();
  }

  async run(): Promise<boolean> {
    await this.addresses.keepKey();
    return false;
  }
}
