import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { ReputationPresenter } from '../../application/reputation-presenter';
import { PersonRecordAnswer } from './record.dto';

@ApiTags('Records')
@Controller('record')
export class RecordController {
  constructor(private readonly records: ReputationPresenter) {}

  @Access({ who: 'signed-in', key: 'submissions:read' })
  @Get(':userId')
  @Operation({
    summary: 'Get the reputation record of a buyer or worker',
    description:
      'At most five submissions a month count between the same buyer and worker. A disputed rejection counts ' +
      'for neither side until decided.',
    answer: PersonRecordAnswer,
  })
  async getRecord(@Param('userId', ParseIdPipe) personId: Id) {
    return { data: await this.records.of(personId) };
  }
}
