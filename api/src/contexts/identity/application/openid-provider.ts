import { type ExternalPerson } from '../domain/identity';
import { type AuthorizationRedirect, type SignInTicket } from './tokens';

/** The OpenID Connect provider that the owner set, if any. */
export abstract class OpenIdProvider {
  /** The way there; undefined where no provider is set, and where it does not answer. */
  abstract begin(): Promise<AuthorizationRedirect | undefined>;

  /** Who came back with this query; undefined for any doubt. */
  abstract finish(query: string, ticket: SignInTicket): Promise<ExternalPerson | undefined>;
}
