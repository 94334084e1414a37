import { refusal, type StubAnswer } from './answers';

const KEY = /^[\x21-\x7e]{1,200}$/;

interface Claim {
  readonly asked: string;
  /** Resolves to the stored response; to undefined without one. */
  readonly kept: Promise<StubAnswer | undefined>;
}

/**
 * Idempotency-Keys as the API stores them. A duplicate gets the first answer, also while that is pending; another
 * request with the same key is refused. Refusals, server errors and lost connections store nothing.
 */
export class AnsweredKeys {
  private readonly claims = new Map<string, Claim>();

  async once(key: string, asked: string, handle: () => Promise<StubAnswer>): Promise<StubAnswer> {
    if (!KEY.test(key)) {
      const errors = [{ field: 'Idempotency-Key', code: 'matches', message: 'Must be 1 to 200 visible characters.' }];
      return refusal(400, 'request/invalid', { errors });
    }
    const earlier = this.claims.get(key);
    if (!earlier) return this.first(key, asked, handle);
    const answer = await earlier.kept;
    if (!answer) return this.once(key, asked, handle);
    return earlier.asked === asked ? answer : refusal(422, 'request/idempotency-mismatch');
  }

  private async first(key: string, asked: string, handle: () => Promise<StubAnswer>): Promise<StubAnswer> {
    const given = handle();
    const kept = given.then(
      (answer) => (answer.status < 300 ? answer : undefined),
      () => undefined,
    );
    const claim = { asked, kept: kept.then((answer) => (answer || this.claims.delete(key) ? answer : undefined)) };
    this.claims.set(key, claim);
    return given;
  }
}
