import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  dollarsOfCents,
  LANGUAGES,
  LIMITS,
  PAYMENT_SYSTEMS,
  PLATFORM_NAMES,
  type PaymentSystem,
  type Role,
  ROLES,
} from '@kaaj/contract';
import { Access } from '../../../../access';
import { Config } from '../../../../config';
import { DEMONSTRATION } from '../../../../demo/demonstration-people';
import { Clock } from '../../../../kernel/clock';
import { type Accent, type AccentTones } from '../../../../platform/brand/accent';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField } from '../../../../platform/http/response-field';
import { Terms, termsOn } from '../../../moderation';
import { type PlatformStats, LiveFiguresQuery } from '../out/live-figures.query';

class PackageAnswer {
  @ResponseField('Number of the package.', { type: 'integer' })
  readonly id!: number;

  @ResponseField('Coins in it.', { type: 'integer' })
  readonly coins!: number;

  @ResponseField('Price in dollars, at most two decimals.')
  readonly price!: number;
}

class LimitsAnswer {
  @ResponseField('Most open places of a task.', { type: 'integer' })
  readonly requiredWorkersMax!: number;

  @ResponseField('Most coins per worker.', { type: 'integer' })
  readonly payableAmountMax!: number;

  @ResponseField('Fewest characters of a password.', { type: 'integer' })
  readonly passwordMinLength!: number;

  @ResponseField('Days after which a submission that nobody decided on is accepted; 0: it is not.', { type: 'integer' })
  readonly reviewDays!: number;
}

class FairnessRulesAnswer {
  @ResponseField('Hours a worker has for changes that are asked for.', { type: 'integer' })
  readonly changesHours!: number;

  @ResponseField('Places of tasks that a worker may keep at the same time.', { type: 'integer' })
  readonly claimsAtOnce!: number;

  @ResponseField('Coins of goodwill in a month for workers who win a dispute that no other coins cover; 0: none.', {
    type: 'integer',
  })
  readonly goodwillCoins!: number;

  @ResponseField('How many of the last decisions of a buyer decide whether they may go on rejecting; 0: none.', {
    type: 'integer',
  })
  readonly rejectionsWatched!: number;

  @ResponseField('How many in a hundred of these may be rejections, as a whole number.', { type: 'integer' })
  readonly rejectionsPercent!: number;

  @ResponseField('Within how many hours the money of an accepted withdrawal is promised.', { type: 'integer' })
  readonly payoutHours!: number;
}

class DemonstrationAnswer {
  @ResponseField('What this demonstration person may do.', { enum: ROLES, type: String })
  readonly role!: Role;

  @ResponseField('E-mail address to sign in with.', { format: 'email' })
  readonly email!: string;

  @ResponseField('Password to sign in with.')
  readonly password!: string;
}

class FiguresAnswer implements PlatformStats {
  @ResponseField('People in the product.', { type: 'integer' })
  readonly totalUsers!: number;

  @ResponseField('Accepted submissions.', { type: 'integer' })
  readonly tasksCompleted!: number;

  @ResponseField('Dollars paid out by accepted withdrawals, at most two decimals.')
  readonly earningsPaidDollars!: number;

  @ResponseField('Tasks with open places.', { type: 'integer' })
  readonly activeJobs!: number;
}

class AccentTonesAnswer implements AccentTones {
  @ResponseField('Of buttons and links, as #rrggbb.')
  readonly accent!: string;

  @ResponseField('Of those under the pointer.')
  readonly hover!: string;

  @ResponseField('Of those that are pressed.')
  readonly press!: string;

  @ResponseField('Of soft backgrounds.')
  readonly soft!: string;

  @ResponseField('Of borders.')
  readonly line!: string;

  @ResponseField('Of text on soft backgrounds.')
  readonly ink!: string;

  @ResponseField('Of text on buttons.')
  readonly onAccent!: string;
}

class AccentAnswer implements Accent {
  @ResponseField('In the light theme.')
  readonly light!: AccentTonesAnswer;

  @ResponseField('In the dark theme.')
  readonly dark!: AccentTonesAnswer;
}

class BrandAnswer {
  @ResponseField('Name of the platform.')
  readonly name!: string;

  @ResponseField('Its name in Bangla.')
  readonly nameInBangla!: string;

  @ResponseField('Address of the logo; null for the built-in mark.', { type: String, nullable: true })
  readonly logo!: string | null;

  @ResponseField('The accent colour in all its tones; null for the built-in one.', {
    type: AccentAnswer,
    nullable: true,
  })
  readonly accent!: AccentAnswer | null;
}

class OidcAnswer {
  @ResponseField('What the button calls the provider.')
  readonly name!: string;
}

class LinksAnswer {
  @ResponseField('Behind Join as Developer.', { required: false, type: String })
  readonly developers?: string | undefined;

  @ResponseField('The code.', { required: false, type: String })
  readonly codeHost?: string | undefined;

  @ResponseField('A messenger.', { required: false, type: String })
  readonly messenger?: string | undefined;

  @ResponseField('A professional network.', { required: false, type: String })
  readonly network?: string | undefined;

  @ResponseField('The terms, in place of the page /terms.', { required: false, type: String })
  readonly terms?: string | undefined;

  @ResponseField('The privacy notice, in place of the page /privacy.', { required: false, type: String })
  readonly privacy?: string | undefined;

  @ResponseField('Whom to ask, in place of the page /contact.', { required: false, type: String })
  readonly contact?: string | undefined;
}

class TermsAnswer {
  @ResponseField('Name of the version.', { example: '2027-01' })
  readonly version!: string;

  @ResponseField('The day on which it takes effect, YYYY-MM-DD.', { format: 'date' })
  readonly from!: string;
}

class SettingsAnswer {
  @ResponseField('What can be bought.', { type: [PackageAnswer] })
  readonly packages!: readonly PackageAnswer[];

  @ResponseField('Coins that are worth one dollar.', { type: 'integer' })
  readonly coinsPerDollar!: number;

  @ResponseField('Fewest coins of a withdrawal.', { type: 'integer' })
  readonly minimumWithdrawalCoins!: number;

  @ResponseField('Within how many hours a decision on a withdrawal is promised.', { type: 'integer' })
  readonly decisionHours!: number;

  @ResponseField('How many coins of fee buyers pay beside each hundred coins of pay for what they post now; 0: none.', {
    type: 'integer',
  })
  readonly feePercent!: number;

  @ResponseField('So many first tasks of a new buyer an Admin looks at before they are public; 0: none.', {
    type: 'integer',
  })
  readonly firstTasksReviewed!: number;

  @ResponseField('Ways to be paid.', { enum: PAYMENT_SYSTEMS, isArray: true, type: String })
  readonly paymentSystems!: readonly PaymentSystem[];

  @ResponseField('Bounds of what may be entered.')
  readonly limits!: LimitsAnswer;

  @ResponseField('What is promised to those who work and those who post.')
  readonly fair!: FairnessRulesAnswer;

  @ResponseField('How coins are paid for: sandbox takes no money.', { enum: ['sandbox', 'stripe'], type: String })
  readonly paymentGateway!: 'sandbox' | 'stripe';

  @ResponseField('true: coins are given away in earnest, which every page has to say.')
  readonly sandboxInProduction!: boolean;

  @ResponseField('Whether people can sign in with Google.')
  readonly google!: boolean;

  @ResponseField('The OpenID Connect provider that people can sign in with; null for none.', {
    type: OidcAnswer,
    nullable: true,
  })
  readonly oidc!: OidcAnswer | null;

  @ResponseField('IANA time zone whose calendar decides completion dates.')
  readonly timeZone!: string;

  @ResponseField("Today's calendar day there, YYYY-MM-DD.", { format: 'date' })
  readonly today!: string;

  @ResponseField('Taka shown beside the dollars that coins are worth; null where the owner set no rate.', {
    type: Number,
    nullable: true,
  })
  readonly takaPerDollar!: number | null;

  @ResponseField('Seconds between two slides of the home page.', { type: 'integer' })
  readonly carouselSeconds!: number;

  @ResponseField("Where the frame's links to other sites lead; what the owner did not set is not there.")
  readonly links!: LinksAnswer;

  @ResponseField('The terms of use in effect; left out where no version was announced.', {
    type: TermsAnswer,
    required: false,
  })
  readonly terms?: TermsAnswer;

  @ResponseField('The terms of use that are announced for later; left out where there are none.', {
    type: TermsAnswer,
    required: false,
  })
  readonly nextTerms?: TermsAnswer;

  @ResponseField('Name, logo and colour of this installation; null where the owner set none of them.', {
    type: BrandAnswer,
    nullable: true,
  })
  readonly brand!: BrandAnswer | null;

  @ResponseField('People everybody may sign in as; empty outside demonstration mode.', { type: [DemonstrationAnswer] })
  readonly demonstration!: readonly DemonstrationAnswer[];

  @ResponseField('The home page figures of this moment; null where the owner keeps the fixed ones.', {
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
    private readonly terms: Terms,
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
    const { current, next } = termsOn(await this.terms.versions(), this.clock.today());
    return {
      data: {
        packages: config.prices.packages.map(({ id, coins, priceCents }) => ({
          id,
          coins,
          price: dollarsOfCents(priceCents),
        })),
        coinsPerDollar: config.prices.coinsPerDollar,
        minimumWithdrawalCoins: config.minimumWithdrawalCoins,
        decisionHours: config.decisionHours,
        feePercent: config.feePercent,
        firstTasksReviewed: config.firstTasksReviewed,
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
        oidc: config.oidc ? { name: config.oidc.name } : null,
        timeZone: config.timeZone,
        today: this.clock.today(),
        takaPerDollar: config.takaPerDollar ?? null,
        carouselSeconds: config.carouselSeconds,
        links: config.links,
        ...(current && { terms: { version: current.version, from: current.effectiveFrom } }),
        ...(next && { nextTerms: { version: next.version, from: next.effectiveFrom } }),
        brand: this.brand(),
        demonstration: config.demo ? DEMONSTRATION.map(({ role, email, password }) => ({ role, email, password })) : [],
        liveStats: config.liveStats ? await this.figures.read() : null,
      },
    };
  }

  private brand(): BrandAnswer | null {
    const { platformName, brand } = this.config;
    const named = LANGUAGES.some((language) => platformName[language] !== PLATFORM_NAMES[language]);
    if (!named && !brand.logo && !brand.accent) return null;
    return {
      name: platformName.en,
      nameInBangla: platformName.bn,
      logo: brand.logo ? `/api/brand/logo?v=${brand.logo.hash}` : null,
      accent: brand.accent ?? null,
    };
  }
}
