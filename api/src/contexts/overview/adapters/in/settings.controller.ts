import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  dollarsOfCents,
  LIMITS,
  MINIMUM_WITHDRAWAL_COINS,
  PAYMENT_SYSTEMS,
  type PaymentSystem,
  type Role,
  ROLES,
} from '@kaaj/contract';
import { Access } from '../../../../access';
import { Config } from '../../../../config';
import { DEMONSTRATION } from '../../../../demo/demonstration-people';
import { Clock } from '../../../../kernel/clock';
import { Operation } from '../../../../platform/http/operation';
import { Shown } from '../../../../platform/http/shown';
import { type Figures, LiveFiguresQuery } from '../out/live-figures.query';

class PackageAnswer {
  @Shown('Number of the package.', { type: 'integer' })
  readonly id!: number;

  @Shown('Coins in it.', { type: 'integer' })
  readonly coins!: number;

  @Shown('Price in dollars, at most two decimals.')
  readonly price!: number;
}

class LimitsAnswer {
  @Shown('Most open places of a task.', { type: 'integer' })
  readonly requiredWorkersMax!: number;

  @Shown('Most coins per worker.', { type: 'integer' })
  readonly payableAmountMax!: number;

  @Shown('Fewest characters of a password.', { type: 'integer' })
  readonly passwordMinLength!: number;

  @Shown('Days after which a submission that nobody decided on is accepted; 0: it is not.', { type: 'integer' })
  readonly reviewDays!: number;
}

class FairAnswer {
  @Shown('Hours a worker has for changes that are asked for.', { type: 'integer' })
  readonly changesHours!: number;

  @Shown('Places of tasks that a worker may keep at the same time.', { type: 'integer' })
  readonly claimsAtOnce!: number;

  @Shown(
    'Coins that the house gives in a month to workers who win a dispute for which nothing else is there; 0: none.',
    {
      type: 'integer',
    },
  )
  readonly goodwillCoins!: number;

  @Shown('How many of the last decisions of a buyer decide whether they may go on rejecting; 0: none.', {
    type: 'integer',
  })
  readonly rejectionsWatched!: number;

  @Shown('How many in a hundred of these may be rejections, as a whole number.', { type: 'integer' })
  readonly rejectionsPercent!: number;

  @Shown('Within how many hours the money of an accepted withdrawal is promised.', { type: 'integer' })
  readonly payoutHours!: number;
}

class DemonstrationAnswer {
  @Shown('What this demonstration person may do.', { enum: ROLES, type: String })
  readonly role!: Role;

  @Shown('E-mail address to sign in with.', { format: 'email' })
  readonly email!: string;

  @Shown('Password to sign in with.')
  readonly password!: string;
}

class FiguresAnswer implements Figures {
  @Shown('People in the product.', { type: 'integer' })
  readonly totalUsers!: number;

  @Shown('Accepted submissions.', { type: 'integer' })
  readonly tasksCompleted!: number;

  @Shown('Dollars paid out by accepted withdrawals, at most two decimals.')
  readonly earningsPaidDollars!: number;

  @Shown('Tasks with open places.', { type: 'integer' })
  readonly activeJobs!: number;
}

class LinksAnswer {
  @Shown('Behind Join as Developer.', { required: false, type: String })
  readonly developers?: string | undefined;

  @Shown('The code.', { required: false, type: String })
  readonly codeHost?: string | undefined;

  @Shown('A messenger.', { required: false, type: String })
  readonly messenger?: string | undefined;

  @Shown('A professional network.', { required: false, type: String })
  readonly network?: string | undefined;
}

class SettingsAnswer {
  @Shown('What can be bought.', { type: [PackageAnswer] })
  readonly packages!: readonly PackageAnswer[];

  @Shown('Coins that are worth one dollar.', { type: 'integer' })
  readonly coinsPerDollar!: number;

  @Shown('Fewest coins of a withdrawal.', { type: 'integer' })
  readonly minimumWithdrawalCoins!: number;

  @Shown('Ways to be paid.', { enum: PAYMENT_SYSTEMS, isArray: true, type: String })
  readonly paymentSystems!: readonly PaymentSystem[];

  @Shown('Bounds of what may be entered.')
  readonly limits!: LimitsAnswer;

  @Shown('What is promised to those who work and those who post.')
  readonly fair!: FairAnswer;

  @Shown('How coins are paid for: sandbox takes no money.', { enum: ['sandbox', 'stripe'], type: String })
  readonly paymentGateway!: 'sandbox' | 'stripe';

  @Shown('true: coins are given away in earnest, which every page has to say.')
  readonly sandboxInProduction!: boolean;

  @Shown('Whether people can sign in with Google.')
  readonly google!: boolean;

  @Shown('IANA time zone whose calendar decides completion dates.')
  readonly timeZone!: string;

  @Shown("Today's calendar day there, YYYY-MM-DD.", { format: 'date' })
  readonly today!: string;

  @Shown('Taka shown beside the dollars that coins are worth; null where the owner set no rate.', {
    type: Number,
    nullable: true,
  })
  readonly takaPerDollar!: number | null;

  @Shown('Seconds between two slides of the home page.', { type: 'integer' })
  readonly carouselSeconds!: number;

  @Shown("Where the frame's links to other sites lead; what the owner did not set is not there.")
  readonly links!: LinksAnswer;

  @Shown('People everybody may sign in as; empty outside demonstration mode.', { type: [DemonstrationAnswer] })
  readonly demonstration!: readonly DemonstrationAnswer[];

  @Shown('The home page figures of this moment; null where the owner keeps the fixed ones.', {
    type: FiguresAnswer,
    nullable: true,
  })
  readonly liveStats!: FiguresAnswer | null;
}

@ApiTags('Site')
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly config: Config,
    private readonly figures: LiveFiguresQuery,
    private readonly clock: Clock,
  ) {}

  @Access({ who: 'anyone' })
  @Get()
  @Operation({
    id: 'getSettings',
    summary: 'What this installation offers',
    description: 'Packages, exchange rate, limits, what is switched on, demonstration sign-ins in demonstration mode.',
    answer: SettingsAnswer,
  })
  async show(): Promise<{ data: SettingsAnswer }> {
    const { config } = this;
    return {
      data: {
        packages: config.prices.packages.map(({ id, coins, priceCents }) => ({
          id,
          coins,
          price: dollarsOfCents(priceCents),
        })),
        coinsPerDollar: config.prices.coinsPerDollar,
        minimumWithdrawalCoins: MINIMUM_WITHDRAWAL_COINS,
        paymentSystems: PAYMENT_SYSTEMS,
        limits: {
          requiredWorkersMax: LIMITS.requiredWorkers.max,
          payableAmountMax: LIMITS.payableAmount.max,
          passwordMinLength: LIMITS.passwordMinLength,
          reviewDays: config.reviewDays,
        },
        fair: {
          changesHours: config.changesHours,
          claimsAtOnce: config.claimsAtOnce,
          payoutHours: config.payoutHours,
          goodwillCoins: config.goodwillCoins,
          rejectionsWatched: config.rejectionsWatched,
          rejectionsPercent: config.rejectionsPercent,
        },
        paymentGateway: config.stripe ? 'stripe' : 'sandbox',
        sandboxInProduction: config.sandboxInProduction,
        google: config.google !== undefined,
        timeZone: config.timeZone,
        today: this.clock.today(),
        takaPerDollar: config.takaPerDollar ?? null,
        carouselSeconds: config.carouselSeconds,
        links: config.links,
        demonstration: config.demo ? DEMONSTRATION.map(({ role, email, password }) => ({ role, email, password })) : [],
        liveStats: config.liveStats ? await this.figures.read() : null,
      },
    };
  }
}
