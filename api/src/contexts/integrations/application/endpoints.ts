import { type Id } from '../../../kernel/ids';
import { type Endpoint } from '../domain/endpoint';

/** Stores webhook endpoints; secrets are encrypted. */
export abstract class Endpoints {
  abstract add(endpoint: Endpoint): Promise<void>;

  /** Newest first; there are never many. */
  abstract of(personId: Id): Promise<readonly Endpoint[]>;

  /** Enabled endpoints of these people. */
  abstract listening(personIds: readonly Id[]): Promise<readonly Pick<Endpoint, 'id' | 'events'>[]>;

  abstract find(id: Id): Promise<Endpoint | undefined>;

  /** Throws NotFound where this person has none of that id. */
  abstract get(id: Id, personId: Id): Promise<Endpoint>;

  abstract storeSecrets(id: Id, secrets: Pick<Endpoint, 'secret' | 'formerSecret' | 'formerUntil'>): Promise<void>;

  /** Stores that a delivery succeeded (null), or when failures began, unless that is stored already. */
  abstract storeOutcome(id: Id, failingSince: number | null): Promise<void>;

  /** Stores that a worker serves the endpoint now, for the order of `endpointsDue`. */
  abstract storeServed(id: Id, personId: Id, now: number): Promise<void>;

  /** False: it had this state already. */
  abstract setState(id: Id, state: Endpoint['state']): Promise<boolean>;

  abstract storeSession(id: Id, sessionId: Id): Promise<void>;

  /** Disables all endpoints of a person except those of one session, and returns their ids. */
  abstract disableAllOf(personId: Id, spared: Id | undefined): Promise<readonly Id[]>;

  abstract remove(id: Id): Promise<void>;
}
