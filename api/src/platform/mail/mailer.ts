export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** URL to unsubscribe from such mails (RFC 8058), for mails that were not requested one by one. */
  readonly unsubscribe?: string;
}

/**
 * Headers that mark a mail as automatic, so that no out-of-office reply is sent (RFC 3834), and that allow to
 * unsubscribe.
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

/** The Message-ID of a mail, at the domain of its sender (RFC 5322); the same id identifies the same mail. */
export function messageIdOf(id: string, from: string): string {
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain.toLowerCase()}>`;
}

/** Sends a mail through a delivery service. A repeated `id` is the same mail. Throws when the mail was not accepted. */
export abstract class Mailer {
  /** Whether mails reach people; false: they stay on this machine. */
  abstract readonly leaves: boolean;

  abstract send(id: string, mail: Mail): Promise<void>;
}
