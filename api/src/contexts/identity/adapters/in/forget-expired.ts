import { Injectable } from '@nestjs/common';
import { Job } from '../../../../kernel/job';
import { Expired } from '../../application/expired';

@Injectable()
export class ForgetExpired extends Job {
  readonly name = 'forget expired sessions';

  constructor(private readonly expired: Expired) {
    super();
  }

  run(): Promise<boolean> {
    return this.expired.sweep();
  }
}
