import { type Role } from '@kaaj/contract';
import { type Api } from './api';
import { actions } from './actions';
import { type Sql } from './sql';
import { Browser, Person, type SignUp } from './person';

/** An API, the database behind it, and people who use it. */
export abstract class TestEnvironment {
  abstract readonly api: Api;
  abstract readonly sql: Sql;
  protected cachedAdmin: Promise<Person> | undefined;

  /** A browser of no particular person. */
  visitor(): Browser {
    return new Browser(this.api);
  }

  /** Signs a person up. With `coins`, an Admin sets the balance to that number. */
  async person(role: Role, { coins, ...signUp }: Partial<SignUp> & { coins?: number } = {}): Promise<Person> {
    const person = await Person.signUp(this.api, { role: role === 'Admin' ? 'Worker' : role, ...signUp });
    if (role === 'Admin') await this.makeAdmin(person);
    if (coins !== undefined) (await actions.correct(await this.admin(), person.id, coins)).data();
    return person;
  }

  people(count: number, role: Role, options: { coins?: number } = {}): Promise<Person[]> {
    return Promise.all(Array.from({ length: count }, () => this.person(role, options)));
  }

  /** The Admin of this test environment; the same one each time. */
  admin(): Promise<Person> {
    this.cachedAdmin ??= this.person('Admin', { name: 'Admin' });
    return this.cachedAdmin;
  }

  /** Sign-up as an Admin is impossible: the owner creates Admins in the database. */
  private async makeAdmin(person: Person): Promise<void> {
    await this.sql("UPDATE person SET role = 'Admin' WHERE id = ?", [person.id]);
    person.role = 'Admin';
    await person.signIn();
  }
}

/** An API in another process, with access to its database. */
export class RemoteTestEnvironment extends TestEnvironment {
  constructor(
    readonly api: Api,
    readonly sql: Sql,
  ) {
    super();
  }
}
