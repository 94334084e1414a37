import { type Id } from '../../../kernel/ids';
import { type Endpoint } from '../domain/endpoint';

/** The endpoints of people. Secrets lie here encrypted. */
export abstract class Endpoints {
  abstract add(endpoint: Endpoint): Promise<void>;

  /** Newest first; there are never many. */
  abstract of(personId: Id): Promise<readonly Endpoint[]>;

  /** Those of all these people that are on. */
  abstract listening(personIds: readonly Id[]): Promise<readonly Pick<Endpoint, 'id' | 'events'>[]>;

  abstract find(id: Id): Promise<Endpoint | undefined>;

  /** Throws NotFound where this person has none of that id. */
  abstract get(id: Id, personId: Id): Promise<Endpoint>;

  abstract keepSecrets(id: Id, secrets: Pick<Endpoint, 'secret' | 'formerSecret' | 'formerUntil'>): Promise<void>;

  /** Something came through, or (with `since`) nothing has since then, unless it was so before. */
  abstract noteOutcome(id: Id, failingSince: number | null): Promise<void>;

  /** A lane is open for it: of what is due, others come first. */
  abstract noteTurn(id: Id, personId: Id, now: number): Promise<void>;

  /** False: it was so already. */
  abstract turn(id: Id, state: Endpoint['state']): Promise<boolean>;

  /** The session it belongs to from now on. */
  abstract storeSession(id: Id, sessionId: Id): Promise<void>;

  /** All of a person but those of one session. */
  abstract turnOffAllOf(personId: Id, spared: Id | undefined): Promise<void>;

  abstract remove(id: Id): Promise<void>;
}
