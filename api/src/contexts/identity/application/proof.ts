import { type Identity, type Provider } from '../domain/identity';
import { type Tokens } from './tokens';

/** What somebody gets for having proved who they are. */
export interface Proof {
  readonly identityToken: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
}

export function proofOf(tokens: Tokens, identity: Identity, provider: Provider): Proof {
  const { email, displayName, photoURL } = identity;
  return { identityToken: tokens.identityToken(identity, provider), email, displayName, photoURL };
}
