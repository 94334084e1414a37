export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program has mails like this one stopped (RFC 8058), for what is sent without having been asked for each time. */
  readonly unsubscribe?: string;
}

/**
 * What tells mail programs that no person wrote this, so that none answers that it is out of office (RFC 3834), and how to stop
 * such mails.
 */
export function headersOf({ unsubscribe }: Mail): Readonly<Record<string, string>> {
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  if (unsubscribe === undefined) return automatic;
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The Message-ID of a mail, at the domain of its sender (RFC 5322): the same id twice is the same mail. */
export function messageIdOf(id: string, from: string): string {
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain.toLowerCase()}>`;
}

/** Hands a mail to whoever delivers it. The same `id` twice is the same mail. Throws when it was not taken. */
export abstract class Mailer {
  /** Whether mails reach people; false: they stay on this machine. */
  abstract readonly leaves: boolean;

  abstract send(id: string, mail: Mail): Promise<void>;
}
