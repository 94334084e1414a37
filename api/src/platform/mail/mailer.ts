export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program has mails like this one stopped (RFC 8058), for what is sent without having been asked for each time. */
  readonly unsubscribe?: string;
}

/** What tells mail programs how to stop such mails. */
export function headersOf({ unsubscribe }: Mail): Readonly<Record<string, string>> {
  if (unsubscribe === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Hands a mail to whoever delivers it. The same `id` twice is the same mail. Throws when it was not taken. */
export abstract class Mailer {
  /** Whether mails reach people; false: they stay on this machine. */
  abstract readonly leaves: boolean;

  abstract send(id: string, mail: Mail): Promise<void>;
}
