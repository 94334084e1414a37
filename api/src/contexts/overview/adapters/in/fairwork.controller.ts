import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';
import { FairworkFiguresQuery } from '../out/fairwork-figures.query';

const COUNT = { type: 'integer', example: 12 } as const;

class FairworkWorkAnswer {
  @ResponseField('Submissions that were accepted.', COUNT)
  readonly accepted!: number;

  @ResponseField('Submissions that were rejected.', COUNT)
  readonly rejected!: number;
}

class FairworkTimesAnswer {
  @ResponseField('Open tasks that tell how many minutes half of the workers took.', COUNT)
  readonly measured!: number;

  @ResponseField("Open tasks that tell their buyer's estimate in minutes.", COUNT)
  readonly estimated!: number;

  @ResponseField('Open tasks that tell neither, but for how many minutes a place is kept.', COUNT)
  readonly unsaid!: number;
}

class FairworkDisputesAnswer {
  @ResponseField('How many disputes are not decided.', COUNT)
  readonly undecided!: number;

  @ResponseField('How many disputes the worker won.', COUNT)
  readonly worker!: number;

  @ResponseField('How many disputes the buyer won.', COUNT)
  readonly buyer!: number;
}

class FairworkReportsAnswer {
  @ResponseField('How many reports wait for an Admin.', COUNT)
  readonly waiting!: number;

  @ResponseField('How many reports were acted on.', COUNT)
  readonly acted!: number;

  @ResponseField('How many reports were dismissed, with an answer.', COUNT)
  readonly dismissed!: number;
}

class FairworkSuspensionsAnswer {
  @ResponseField('How many accounts are suspended.', COUNT)
  readonly lasting!: number;

  @ResponseField('How many suspensions were lifted.', COUNT)
  readonly lifted!: number;

  @ResponseField('How many accounts were removed.', COUNT)
  readonly removed!: number;
}

const nullable = <Type extends object>(type: Type) => ({ type, nullable: true });

@ResponseSchema(
  'Figures beside the ten points of Fairwork, as they were counted last; null for what was not counted yet.',
)
export class FairworkAnswer {
  @ResponseField('What became of work.', nullable(FairworkWorkAnswer))
  readonly work!: FairworkWorkAnswer | null;

  @ResponseField('Within how many hours half of the decisions of the last week with some came.', {
    type: Number,
    example: 5.25,
    nullable: true,
  })
  readonly decisionHours!: number | null;

  @ResponseField('Dollars paid out by accepted withdrawals, at most two decimals.', {
    type: Number,
    example: 1234.5,
    nullable: true,
  })
  readonly paidOutDollars!: number | null;

  @ResponseField('How many withdrawals wait for longer than a decision was promised; at most 10000.', COUNT)
  readonly overdueDecisions!: number;

  @ResponseField('How many accepted withdrawals were not paid by the promised time; at most 10000.', COUNT)
  readonly overduePayouts!: number;

  @ResponseField('What open tasks tell of the time they take.', nullable(FairworkTimesAnswer))
  readonly times!: FairworkTimesAnswer | null;

  @ResponseField('What became of disputes.', nullable(FairworkDisputesAnswer))
  readonly disputes!: FairworkDisputesAnswer | null;

  @ResponseField('What became of reports.', nullable(FairworkReportsAnswer))
  readonly reports!: FairworkReportsAnswer | null;

  @ResponseField('What became of accounts.', nullable(FairworkSuspensionsAnswer))
  readonly suspensions!: FairworkSuspensionsAnswer | null;
}

@ApiTags('Site')
@Controller('fairwork')
export class FairworkController {
  constructor(private readonly figures: FairworkFiguresQuery) {}

  @Access({ who: 'anyone' })
  @Get()
  @Operation({
    id: 'getFairwork',
    summary: 'Live figures beside the ten points of Fairwork',
    answer: FairworkAnswer,
  })
  async show(): Promise<{ data: FairworkAnswer }> {
    return { data: await this.figures.read() };
  }
}
