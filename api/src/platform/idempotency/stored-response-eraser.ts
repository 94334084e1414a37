import { type Id } from '../../kernel/ids';

/** Identifiers of a person in responses of the API. */
export interface PersonIdentifiers {
  readonly id: Id;
  readonly email: string;
  readonly name: string;
  readonly image: string;
}

/** Erases people from stored responses. */
export abstract class StoredResponseEraser {
  /**
   * Called when a person is removed; joins the caller's unit of work. Responses to others stay, without the person's
   * data.
   */
  abstract erasePerson(person: PersonIdentifiers): Promise<void>;
}
