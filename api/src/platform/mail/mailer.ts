export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a mail to whoever delivers it. The same `id` twice is the same mail. Throws when it was not taken. */
export abstract class Mailer {
  abstract send(id: string, mail: Mail): Promise<void>;
}
