import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LENGTHS, type TermsOfUse, type TermsVersion as WireVersion } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { Clock } from '../../../../kernel/clock';
import { CurrentSession, OptionalSession } from '../../../../platform/http/caller.decorators';
import { CalendarDayField, TextField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { Terms } from '../../application/terms';
import { VersionedTerms } from '../../application/versioned-terms';
import { type Consent, type TermsVersion, termsOn } from '../../domain/terms';

class AnnounceTermsBody {
  @TextField('Name of the version.', { max: LENGTHS.termsVersion, example: '2027-01' })
  readonly version: string;

  @CalendarDayField('The day on which it takes effect, tomorrow or later.')
  readonly from: string;

  @TextField('Summary of the changes, shown to all users.', {
    max: LENGTHS.termsSummary,
    lines: true,
    example: 'Buyers pay a fee of ten percent.',
  })
  readonly summary: string;
}

class AgreeBody {
  @TextField('Name of the version in effect, or of the next one.', { max: LENGTHS.termsVersion, example: '2027-01' })
  readonly version: string;
}

@ResponseSchema('A version of the terms of use.')
class TermsVersionAnswer implements WireVersion {
  @ResponseField('Name of the version.', { example: '2027-01' })
  readonly version: string;

  @ResponseField('The day on which it takes effect, YYYY-MM-DD.', { format: 'date' })
  readonly from: string;

  @ResponseField('What changes with it.', { example: 'Buyers pay a fee of ten percent.' })
  readonly summary: string;

  @ResponseTime('When you agreed to it; null if you did not.', { nullable: true })
  readonly agreedAt: string | null;
}

@ResponseSchema('The terms of use in effect, and those that are announced for later.')
class TermsOfUseAnswer implements TermsOfUse {
  @ResponseField('The version in effect; null for none.', {
    type: TermsVersionAnswer,
    nullable: true,
  })
  readonly current: TermsVersionAnswer | null;

  @ResponseField('The version that is announced for later; null for none.', {
    type: TermsVersionAnswer,
    nullable: true,
  })
  readonly next: TermsVersionAnswer | null;
}

class AgreedAnswer {
  @ResponseField('Name of the version.', { example: '2027-01' })
  readonly version: string;

  @ResponseTime('When you agreed to it.')
  readonly agreedAt: string;
}

@ApiTags('Site')
@Controller()
export class TermsController {
  constructor(
    private readonly terms: Terms,
    private readonly versions: VersionedTerms,
    private readonly clock: Clock,
  ) {}

  @Access({ who: 'anyone', session: 'if-live' })
  @Get('terms')
  @Operation({
    summary: 'Get the versions of the terms of use, and when you agreed to them',
    answer: TermsOfUseAnswer,
  })
  async getTerms(@OptionalSession() session: Session | undefined): Promise<{ data: TermsOfUseAnswer }> {
    const { current, next } = termsOn(await this.terms.versions(), this.clock.today());
    const shown = [current, next].flatMap((terms) => terms?.version ?? []);
    const agreed = session ? await this.terms.consentsOf(session.personId, shown) : [];
    return {
      data: { current: current ? answerOf(current, agreed) : null, next: next ? answerOf(next, agreed) : null },
    };
  }

  @Access({ who: ['Admin'] })
  @Post('terms')
  @Operation({
    summary: 'Announce a version of the terms of use',
    description:
      'All users are notified. From its day, users must agree to it before any other call that moves coins. ' +
      'They can still read and withdraw earned coins.',
    answer: TermsVersionAnswer,
    status: 201,
    errors: { 409: ['terms/already-announced'], 422: ['terms/too-soon'] },
  })
  @Idempotent()
  async announceTerms(
    @Body() { version, from: effectiveFrom, summary }: AnnounceTermsBody,
    @CurrentSession() { personId: adminId }: Session,
  ): Promise<{ data: TermsVersionAnswer }> {
    return { data: answerOf(await this.versions.announce({ version, effectiveFrom, summary, adminId }), []) };
  }

  @Access({ who: 'signed-in' })
  @Post('account/terms')
  @Operation({
    summary: 'Agree to the terms in effect, or to the next version',
    description: 'The agreement is stored with its date. Idempotent: a repeat returns the first agreement.',
    answer: AgreedAnswer,
    errors: { 409: ['terms/unknown-version'] },
  })
  async agreeToTerms(
    @Body() { version }: AgreeBody,
    @CurrentSession() { personId }: Session,
  ): Promise<{ data: AgreedAnswer }> {
    const { at } = await this.versions.agree(personId, version);
    return { data: { version, agreedAt: new Date(at).toISOString() } };
  }
}

function answerOf({ version, effectiveFrom, summary }: TermsVersion, agreed: readonly Consent[]): TermsVersionAnswer {
  const consent = agreed.find((each) => each.version === version);
  return { version, from: effectiveFrom, summary, agreedAt: consent ? new Date(consent.at).toISOString() : null };
}
