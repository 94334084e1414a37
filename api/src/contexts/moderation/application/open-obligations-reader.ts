import { type Id } from '../../../kernel/ids';
import { type OpenObligations } from '../domain/open-obligations';

export abstract class OpenObligationsReader {
  abstract of(personId: Id): Promise<OpenObligations>;
}
