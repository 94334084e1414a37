import { type Id } from '../../../kernel/ids';
import { type OpenBusiness } from '../domain/open-business';

/** Looks at what people still have going on. */
export abstract class Business {
  abstract of(personId: Id): Promise<OpenBusiness>;
}
