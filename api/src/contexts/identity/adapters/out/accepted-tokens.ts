/**
 * Claims of tokens whose signature was found right a moment ago: a signature that fits once fits always, and the browser sends
 * the same token with every request. Whether the claims still hold (their time, their session) is asked anew each time.
 */
export class AcceptedTokens<Claims> {
  private readonly claims = new Map<string, Claims>();

  constructor(private readonly limit: number) {}

  find(token: string): Claims | undefined {
    return this.claims.get(token);
  }

  /** Remembers the claims; the token that was kept longest ago makes room. */
  keep(token: string, claims: Claims): void {
    for (const oldest of this.claims.keys()) {
      if (this.claims.size < this.limit) break;
      this.claims.delete(oldest);
    }
    this.claims.set(token, claims);
  }
}
