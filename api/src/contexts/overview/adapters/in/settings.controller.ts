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
import { ResponseField, ResponseInteger } from '../../../../platform/http/response-field';
import { Terms, termsOn } from '../../../moderation';
import { LiveFiguresQuery } from '../out/live-figures.query';

class PackageAnswer {
  @ResponseInteger('Number of the package.')
  readonly id!: number;

  @ResponseInteger('Coins in it.')
  readonly coins!: number;

  @ResponseField('Price in dollars, at most two decimals.')
  readonly price!: number;
}

class LimitsAnswer {
  @ResponseInteger('Maximum number of open slots of a task.')
  readonly requiredWorkersMax!: number;

  @ResponseInteger('Maximum coins per worker.')
  readonly payableAmountMax!: number;

  @ResponseInteger('Minimum length of a password in characters.')
  readonly passwordMinLength!: number;

  @ResponseInteger('Days until an undecided submission is accepted automatically; 0: never.')
  readonly reviewDays!: number;
}

class FairnessRulesAnswer {
  @ResponseInteger('Hours in which a worker can submit requested changes.')
  readonly changesHours!: number;

  @ResponseInteger('Maximum number of active claims of a worker.')
  readonly claimsAtOnce!: number;

  @ResponseInteger('Coins of goodwill in a month for workers who win a dispute that no other coins cover; 0: none.')
  readonly goodwillCoins!: number;

  @ResponseInteger('Number of recent decisions considered for the rejection limit; 0: no limit.')
  readonly rejectionsWatched!: number;

  @ResponseInteger('Maximum rejection rate among these in percent, a whole number.')
  readonly rejectionsPercent!: number;

  @ResponseInteger('Number of hours in which the payout of an accepted withdrawal is promised.')
  readonly payoutHours!: number;
}

class DemonstrationAnswer {
  @ResponseField('Role of this demo user.', { enum: ROLES })
  readonly role!: Role;

  @ResponseField('E-mail address to sign in with.', { format: 'email' })
  readonly email!: string;

  @ResponseField('Password to sign in with.')
  readonly password!: string;
}

class FiguresAnswer {
  @ResponseInteger('Number of users.')
  readonly totalUsers!: number;

  @ResponseInteger('Accepted submissions.')
  readonly tasksCompleted!: number;

  @ResponseField('Dollars paid out by accepted withdrawals, at most two decimals.')
  readonly earningsPaidDollars!: number;

  @ResponseInteger('Tasks with open slots.')
  readonly activeJobs!: number;
}

class AccentTonesAnswer implements AccentTones {
  @ResponseField('Of buttons and links, as #rrggbb.')
  readonly accent!: string;

  @ResponseField('Of those under the pointer (hover).')
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

  @ResponseField('The accent colour with its tones; null for the built-in one.', {
    type: AccentAnswer,
    nullable: true,
  })
  readonly accent!: AccentAnswer | null;
}

class OidcAnswer {
  @ResponseField('Name of the provider on the sign-in button.')
  readonly name!: string;
}

class LinksAnswer {
  @ResponseField('Target of Join as Developer.', { required: false, type: String })
  readonly developers?: string | undefined;

  @ResponseField('The code.', { required: false, type: String })
  readonly codeHost?: string | undefined;

  @ResponseField('A messenger.', { required: false, type: String })
  readonly messenger?: string | undefined;

  @ResponseField('A professional network.', { required: false, type: String })
  readonly network?: string | undefined;

  @ResponseField('The terms, instead of the page /terms.', { required: false, type: String })
  readonly terms?: string | undefined;

  @ResponseField('The privacy notice, instead of the page /privacy.', { required: false, type: String })
  readonly privacy?: string | undefined;

  @ResponseField('Contact page, instead of /contact.', { required: false, type: String })
  readonly contact?: string | undefined;
}

class TermsAnswer {
  @ResponseField('Name of the version.', { example: '2027-01' })
  readonly version!: string;

  @ResponseField('The day on which it takes effect, YYYY-MM-DD.', { format: 'date' })
  readonly from!: string;
}

class SettingsAnswer {
  @ResponseField('Coin packages.', { type: [PackageAnswer] })
  readonly packages!: readonly PackageAnswer[];

  @ResponseInteger('Coins that are worth one dollar.')
  readonly coinsPerDollar!: number;

  @ResponseInteger('Minimum withdrawal in coins.')
  readonly minimumWithdrawalCoins!: number;

  @ResponseInteger('Number of hours in which a decision on a withdrawal is promised.')
  readonly decisionHours!: number;

  @ResponseInteger('Fee in percent of the pay, in addition to it, for tasks posted now; 0: none.')
  readonly feePercent!: number;

  @ResponseInteger('Number of first tasks of a new buyer that an Admin reviews before they are public; 0: none.')
  readonly firstTasksReviewed!: number;

  @ResponseField('Payment systems for payouts.', { enum: PAYMENT_SYSTEMS, isArray: true })
  readonly paymentSystems!: readonly PaymentSystem[];

  @ResponseField('Limits of input values.')
  readonly limits!: LimitsAnswer;

  @ResponseField('Fairness rules for workers and buyers.')
  readonly fair!: FairnessRulesAnswer;

  @ResponseField('Payment gateway; sandbox charges no money.', { enum: ['sandbox', 'stripe'] })
  readonly paymentGateway!: 'sandbox' | 'stripe';

  @ResponseField('true: coins are free in production; every page must show a warning.')
  readonly sandboxInProduction!: boolean;

  @ResponseField('Whether people can sign in with Google.')
  readonly google!: boolean;

  @ResponseField('The OpenID Connect provider that people can sign in with; null for none.', {
    type: OidcAnswer,
    nullable: true,
  })
  readonly oidc!: OidcAnswer | null;

  @ResponseField('IANA time zone of completion dates.')
  readonly timeZone!: string;

  @ResponseField("Today's calendar day there, YYYY-MM-DD.", { format: 'date' })
  readonly today!: string;

  @ResponseField('Exchange rate in taka, shown with dollar amounts; null for none.', {
    type: Number,
    nullable: true,
  })
  readonly takaPerDollar!: number | null;

  @ResponseInteger('Seconds between two slides of the home page carousel.')
  readonly carouselSeconds!: number;

  @ResponseField('External links of header and footer; unset ones are omitted.')
  readonly links!: LinksAnswer;

  @ResponseField('The terms of use in effect; omitted for none.', {
    type: TermsAnswer,
    required: false,
  })
  readonly terms?: TermsAnswer;

  @ResponseField('The next announced terms of use; omitted for none.', {
    type: TermsAnswer,
    required: false,
  })
  readonly nextTerms?: TermsAnswer;

  @ResponseField('Name, logo and colour of this installation; null if none is configured.', {
    type: BrandAnswer,
    nullable: true,
  })
  readonly brand!: BrandAnswer | null;

  @ResponseField('Public demo users; empty outside demo mode.', { type: [DemonstrationAnswer] })
  readonly demonstration!: readonly DemonstrationAnswer[];

  @ResponseField('Current figures of the home page; null if the owner uses fixed ones.', {
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
    summary: 'Get the public settings of this installation',
    description: 'Packages, exchange rate, limits, enabled features, and demo users in demo mode.',
    answer: SettingsAnswer,
  })
  async getSettings(): Promise<{ data: SettingsAnswer }> {
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
