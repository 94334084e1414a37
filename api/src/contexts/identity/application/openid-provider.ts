import { type ExternalPerson } from '../domain/identity';
import { type AuthorizationRedirect, type SignInTicket } from './tokens';

/** The configured OpenID Connect provider, if any. */
export abstract class OpenIdProvider {
  /** Starts a sign-in; undefined where no provider is configured or it does not respond. */
  abstract begin(): Promise<AuthorizationRedirect | undefined>;

  /** The person of this callback; undefined where the sign-in is not valid. */
  abstract finish(query: string, ticket: SignInTicket): Promise<ExternalPerson | undefined>;
}
