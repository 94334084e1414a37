/** What every answer of the API is wrapped in. */
export interface Envelope<T> {
  readonly data: T;
}

/** A bounded list; `page.next` is the cursor of the following page, null at the end. */
export interface PageEnvelope<T> extends Envelope<readonly T[]> {
  readonly page: { readonly next: string | null };
}
