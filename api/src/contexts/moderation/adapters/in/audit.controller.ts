import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kaaj/contract';
import { Access } from '../../../../access';
import { isId } from '../../../../kernel/ids';
import { CursorField, SizeField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { Shown } from '../../../../platform/http/shown';
import { pageOf, placeOf } from '../../../../platform/paging/cursor';
import { type AuditEntry, AuditLog } from '../../../audit';
import { People, type PersonCard } from '../../../identity';

class AuditFilter {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

class AuditEntryAnswer {
  @Shown('Id of the entry.')
  readonly _id!: string;

  @Shown('When it was done.', { format: 'date-time' })
  readonly time!: string;

  @Shown('E-mail address of the Admin.')
  readonly adminEmail!: string;

  @Shown('Stable word for what was done, such as `role-changed`.')
  readonly action!: string;

  @Shown('To whom or what: a title or an e-mail address; the id of what is gone.')
  readonly subject!: string;

  @Shown('The reason that was given, or what was changed.')
  readonly reason!: string;
}

/** Lives here because it shows people by e-mail, and the audit log, which everybody writes to, knows nobody. */
@ApiTags('Moderation')
@Controller('audit')
export class AuditController {
  constructor(
    private readonly audit: AuditLog,
    private readonly people: People,
  ) {}

  @Access({ who: ['Admin'] })
  @Get()
  @Operation({
    id: 'listAuditEntries',
    summary: 'What Admins did, the newest first',
    answer: [AuditEntryAnswer],
    paged: true,
  })
  async list(
    @Query() { cursor, size = LIMITS.listPageSize }: AuditFilter,
  ): Promise<{ data: AuditEntryAnswer[]; page: { next: string | null } }> {
    const [before] = placeOf(cursor, ['']) ?? [];
    const { rows, next } = pageOf(await this.audit.list(size + 1, before), size, ({ id }) => [id]);
    const ids = rows.flatMap(({ adminId, subject }) => [adminId, subject]).filter(isId);
    const people = await this.people.cards(ids);
    return { data: rows.map((entry) => answerOf(entry, people)), page: { next } };
  }
}

function answerOf(
  { id, at, adminId, action, subject, details }: AuditEntry,
  people: ReadonlyMap<string, PersonCard>,
): AuditEntryAnswer {
  const { title, reason, ...others } = details;
  const changes = Object.entries(others).map(([name, value]) => `${name}: ${value}`);
  return {
    _id: id,
    time: new Date(at).toISOString(),
    adminEmail: people.get(adminId)?.email ?? adminId,
    action,
    subject: String(title ?? people.get(subject)?.email ?? subject),
    reason: [reason, ...changes].filter((part) => part !== undefined).join(', '),
  };
}
