/** One call of the API, as the generated methods describe it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Texts, numbers and flags by their names; what is undefined is left out. */
  readonly query?: object;
  /** JSON, or a file as it is. */
  readonly body?: unknown;
  /** Media type of a body that is no JSON. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes an Idempotency-Key: it has one effect however often it is sent. */
  readonly keyed?: true;
  /** May be repeated without a key, according to its description. */
  readonly repeatable?: true;
  /** The parameter for one's own e-mail, which the client fills in itself. */
  readonly own?: 'path' | 'query';
}

export interface CallOptions {
  /**
   * The Idempotency-Key of the call, so that it takes effect once though a program restarts; generated when left out.
   */
  readonly idempotencyKey?: string;
  /** Gives the call up. */
  readonly signal?: AbortSignal;
}
