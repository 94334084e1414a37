import { type Audience, LIMITS } from '@kaaj/contract';
import { type Id, ID_LENGTH } from '../../../../kernel/ids';
import { IdListField, TextField } from '../../../../platform/http/fields';
import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';

const max = LIMITS.groupsOfTask;

export class AudienceBody {
  @IdListField('Requires membership of at least one of these groups of yours.', { max, optional: true })
  readonly groups?: string[];

  @IdListField('Your groups whose members may not take it.', { max, optional: true })
  readonly excluded?: string[];

  @TextField('Your qualification test that workers must have passed.', { max: ID_LENGTH, optional: true })
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
  @ResponseField('Requires membership of at least one of these groups; empty for no requirement.', {
    type: String,
    isArray: true,
  })
  readonly groups: readonly Id[];

  @ResponseField('Groups whose members may not take it.', { type: String, isArray: true })
  readonly excluded: readonly Id[];

  @ResponseField('Qualification test that workers must have passed; null for none.', { type: String, nullable: true })
  readonly test: Id | null;
}
