import { type Id } from '../../../kernel/ids';
import { type OpenObligations } from '../domain/open-obligations';

/** Looks at what people still have going on. */
export abstract class OpenObligationsReader {
  abstract of(personId: Id): Promise<OpenObligations>;
}
