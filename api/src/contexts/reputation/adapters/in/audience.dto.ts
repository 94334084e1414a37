import { type Audience, LIMITS } from '@kaaj/contract';
import { type Id, ID_LENGTH } from '../../../../kernel/ids';
import { IdListField, TextField } from '../../../../platform/http/fields';
import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';

const max = LIMITS.groupsOfTask;

export class AudienceBody {
  @IdListField('Members of at least one of these groups of yours.', { max, optional: true })
  readonly groups?: string[];

  @IdListField('Nobody who is in one of these groups of yours.', { max, optional: true })
  readonly excluded?: string[];

  @TextField('Those who passed this qualification test of yours.', { max: ID_LENGTH, optional: true })
  readonly test?: string;
}

/** Null for everyone. */
export function audienceOf(body: AudienceBody | undefined): Audience | null {
  const audience = { groups: body?.groups ?? [], excluded: body?.excluded ?? [], test: body?.test ?? null };
  const restricted = audience.test !== null || audience.groups.length + audience.excluded.length > 0;
  return restricted ? audience : null;
}

@ResponseSchema('Who may take a task.')
export class AudienceAnswer implements Audience {
  @ResponseField('Members of at least one of these groups; empty for everybody.', { type: String, isArray: true })
  readonly groups: readonly Id[];

  @ResponseField('Nobody who is in one of these groups.', { type: String, isArray: true })
  readonly excluded: readonly Id[];

  @ResponseField('Those who passed this qualification test; null for none.', { type: String, nullable: true })
  readonly test: Id | null;
}
