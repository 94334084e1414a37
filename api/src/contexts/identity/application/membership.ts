import { type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type IdentityProfile } from '../domain/identity';
import { type Person } from '../domain/person';

/** Changes who belongs to the product and as what. Every change joins the caller's unit of work. */
export abstract class Membership {
  /** True when the person was new; false, and nothing changed, when they had joined before. */
  abstract join(person: Person): Promise<boolean>;

  /** Takes over what is given; does nothing for somebody who never joined. */
  abstract rename(id: Id, profile: IdentityProfile): Promise<void>;

  /** The address is theirs from now on. */
  abstract verify(id: Id): Promise<void>;

  /** Ends the person's sessions, so that the new role holds from the very next request. False: no such person, or an Admin. */
  abstract changeRole(id: Id, role: Role): Promise<boolean>;

  /** Makes somebody an Admin, or an Admin a Worker, and ends their sessions; for the owner's command line alone. */
  abstract promote(id: Id): Promise<void>;
  abstract demote(id: Id): Promise<void>;

  /** Takes the name, e-mail, picture, account and sessions away; the id stays. False: no such person, or an Admin. */
  abstract remove(id: Id): Promise<boolean>;
}
