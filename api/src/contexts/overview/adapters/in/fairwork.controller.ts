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
  @ResponseField('Open tasks with a measured median in minutes.', COUNT)
  readonly measured!: number;

  @ResponseField("Open tasks with the buyer's estimate in minutes.", COUNT)
  readonly estimated!: number;

  @ResponseField('Open tasks with neither, which show the minutes of a claim.', COUNT)
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
  @ResponseField('How many reports await an Admin.', COUNT)
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

@ResponseSchema('Figures for the ten Fairwork principles, as of the last count; null if not yet counted.')
export class FairworkAnswer {
  @ResponseField('Decisions on submissions.', nullable(FairworkWorkAnswer))
  readonly work!: FairworkWorkAnswer | null;

  @ResponseField('Median number of hours to a decision, in the last week with decisions.', {
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

  @ResponseField('Number of withdrawals past the promised decision time; at most 10000.', COUNT)
  readonly overdueDecisions!: number;

  @ResponseField('Number of accepted withdrawals past the promised payout time; at most 10000.', COUNT)
  readonly overduePayouts!: number;

  @ResponseField('How open tasks state their duration.', nullable(FairworkTimesAnswer))
  readonly times!: FairworkTimesAnswer | null;

  @ResponseField('Outcomes of disputes.', nullable(FairworkDisputesAnswer))
  readonly disputes!: FairworkDisputesAnswer | null;

  @ResponseField('Outcomes of reports.', nullable(FairworkReportsAnswer))
  readonly reports!: FairworkReportsAnswer | null;

  @ResponseField('Suspensions and removals of accounts.', nullable(FairworkSuspensionsAnswer))
  readonly suspensions!: FairworkSuspensionsAnswer | null;
}

@ApiTags('Site')
@Controller('fairwork')
export class FairworkController {
  constructor(private readonly figures: FairworkFiguresQuery) {}

  @Access({ who: 'anyone' })
  @Get()
  @Operation({
    summary: 'Get live figures for the ten Fairwork principles',
    answer: FairworkAnswer,
  })
  async getFairwork(): Promise<{ data: FairworkAnswer }> {
    return { data: await this.figures.read() };
  }
}
