import createClient, { type Client } from 'openapi-fetch';
import { type paths } from './generated/schema';

export type { paths } from './generated/schema';

/** Every call of Kaaj's API, typed from its OpenAPI description. */
export type KaajClient = Client<paths>;

interface Options {
  /** The API's address, e.g. https://kaaj.example/api. */
  readonly baseUrl: string;
  /** `authorization: Bearer kaaj_...`, or session cookies of earlier answers; for clients outside of browsers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A plain client for programs that are no browser page. Each call resolves to `{ data }` or `{ error }`, the error being
 * a problem document; it rejects only when no answer comes.
 */
export function createKaajClient({ baseUrl, headers }: Options): KaajClient {
  return createClient<paths>({ baseUrl, headers, credentials: 'include' });
}
