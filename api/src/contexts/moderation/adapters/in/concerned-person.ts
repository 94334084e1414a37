import { type Id } from '../../../../kernel/ids';
import { ResponseField } from '../../../../platform/http/response-field';
import { type PersonSummary } from '../../../people';

export class ConcernedPersonAnswer {
  @ResponseField('Id of the person.')
  readonly _id!: string;

  @ResponseField('Name; empty for a removed user.')
  readonly name!: string;

  @ResponseField('E-mail address; empty for a removed user.')
  readonly email!: string;
}

export function concerned(id: Id, people: ReadonlyMap<Id, PersonSummary>): ConcernedPersonAnswer {
  const card = people.get(id);
  return { _id: id, name: card?.name ?? '', email: card?.email ?? '' };
}
