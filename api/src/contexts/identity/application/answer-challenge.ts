import { Injectable } from '@nestjs/common';
import { ChallengeOver } from '../domain/identity.errors';
import { ConfirmCode } from './confirm-code';
import { IdentityProvider } from './identity-provider';
import { type Proof, Proofs } from './proof';
import { Tokens } from './tokens';

/**
 * The step between a first proof (a password, Google) and the identity token, for whoever has a second factor. Throws
 * ChallengeOver where the first proof is old or its password was changed since, WrongCode and TooManyTries.
 */
@Injectable()
export class AnswerChallenge {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly tokens: Tokens,
    private readonly proofs: Proofs,
    private readonly confirmCode: ConfirmCode,
  ) {}

  async execute(challengeToken: string, code: string): Promise<Proof> {
    const challenge = this.tokens.readChallenge(challengeToken);
    const identity = challenge && (await this.identities.find(challenge.sub));
    if (!identity || identity.version !== challenge.version) throw new ChallengeOver();
    await this.confirmCode.execute(identity.id, code);
    return this.proofs.whole(identity, challenge.provider);
  }
}
