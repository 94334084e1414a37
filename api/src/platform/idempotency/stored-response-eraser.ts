import { type Id } from '../../kernel/ids';

/** Somebody as the answers of the API name them. */
export interface PersonIdentifiers {
  readonly id: Id;
  readonly email: string;
  readonly name: string;
  readonly image: string;
}

/** What is kept of people so that their requests can be answered a second time. */
export abstract class StoredResponseEraser {
  /** For whoever removes a person; joins the caller's unit of work. Answers to others stay, without the person's data. */
  abstract forgetPerson(person: PersonIdentifiers): Promise<void>;
}
