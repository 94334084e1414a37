import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags, PickType } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry as WireEntry, type PageEnvelope } from '@kaaj/contract';
import { Access } from '../../../../access';
import { Config } from '../../../../config';
import { daysAfter, endOfDay } from '../../../../kernel/clock';
import { isId } from '../../../../kernel/ids';
import { CalendarDayField, ChoiceField, EmailField, PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { toPage, decodeCursor } from '../../../../platform/paging/cursor';
import { type AuditEntry, AuditLog } from '../../../../platform/audit/audit-log';
import { COMMAND_LINE } from '../../../identity';
import { People, type PersonSummary } from '../../../people';
import { concerned, ConcernedPersonAnswer } from './concerned-person';

class AuditParameters extends PageParameters {
  @ChoiceField('Only entries with this action.', AUDIT_ACTIONS, { optional: true })
  readonly action?: AuditAction;

  @EmailField('E-mail address: only entries by this user or about them.', { optional: true })
  readonly person?: string;

  @CalendarDayField('Only entries of this day in the time zone of the installation, YYYY-MM-DD.', { optional: true })
  readonly day?: string;
}

class AuditedPersonAnswer extends PickType(ConcernedPersonAnswer, ['name', 'email']) {
  @ResponseField('Id.')
  readonly _id!: string;
}

@ResponseSchema('One action of an Admin; the log is append-only.')
class AuditEntryAnswer implements WireEntry {
  @ResponseField('Id of the entry.')
  readonly _id!: string;

  @ResponseTime('When it was done.')
  readonly time!: string;

  @ResponseField('E-mail address of the Admin.')
  readonly adminEmail!: string;

  @ResponseField("Name of the Admin; empty for a removed one, null for the server's command line.", {
    type: String,
    nullable: true,
  })
  readonly adminName!: string | null;

  @ResponseField('What was done.', { enum: AUDIT_ACTIONS })
  readonly action!: AuditAction;

  @ResponseField('Subject of the action: a title or an e-mail address; the id if it was deleted.')
  readonly subject!: string;

  @ResponseField('The user concerned; null for none.', { type: AuditedPersonAnswer, nullable: true })
  readonly person!: AuditedPersonAnswer | null;

  @ResponseField('Details, with names that depend on the action: `from` and `to` of a role, `cents` of a withdrawal.', {
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
  })
  readonly details!: WireEntry['details'];

  @ResponseField('The reason, or what was changed.')
  readonly reason!: string;
}

/** It is here because it shows people by e-mail, and the audit log must not depend on those. */
@ApiTags('Moderation')
@Controller('audit')
export class AuditController {
  constructor(
    private readonly audit: AuditLog,
    private readonly people: People,
    private readonly config: Config,
  ) {}

  @Access({ who: ['Admin'] })
  @Get()
  @Operation({
    summary: 'List audit log entries, newest first',
    answer: [AuditEntryAnswer],
    paged: true,
  })
  async listAuditEntries(
    @Query() { cursor, size, action, person, day }: AuditParameters,
  ): Promise<PageEnvelope<AuditEntryAnswer>> {
    const [before] = decodeCursor(cursor, ['']) ?? [];
    const personId = person === undefined ? undefined : (await this.people.find(person))?.id;
    if (person !== undefined && personId === undefined) return { data: [], page: { next: null } };
    const filter = { before, action, personId, during: day === undefined ? undefined : this.momentsOf(day) };
    const { rows, next } = toPage(await this.audit.list(size + 1, filter), size, ({ id }) => [id]);
    const ids = rows.flatMap(({ adminId, subject, personId: whom }) => [adminId, subject, whom]).filter(isId);
    const people = await this.people.cards(ids);
    return { data: rows.map((entry) => answerOf(entry, people)), page: { next } };
  }

  private momentsOf(day: string): [number, number] {
    const { timeZone } = this.config;
    return [endOfDay(daysAfter(day, -1), timeZone), endOfDay(day, timeZone)];
  }
}

function answerOf(
  { id, at, adminId, action, subject, personId, details }: AuditEntry,
  people: ReadonlyMap<string, PersonSummary>,
): AuditEntryAnswer {
  const { title, reason, ...others } = details;
  const changes = Object.entries(others).map(([name, value]) => `${name}: ${value}`);
  return {
    _id: id,
    time: new Date(at).toISOString(),
    adminEmail: people.get(adminId)?.email ?? adminId,
    adminName: adminId === COMMAND_LINE ? null : (people.get(adminId)?.name ?? ''),
    action,
    subject: String(title ?? people.get(subject)?.email ?? subject),
    person: personId === null ? null : concerned(personId, people),
    details,
    reason: [reason, ...changes].filter((part) => part !== undefined).join(', '),
  };
}
