/** What time has made worthless: sessions, tokens of mailed links, counts of tries. */
export abstract class Expired {
  /** Takes some of it away, little at a time. True: there may be more. */
  abstract sweep(): Promise<boolean>;
}
