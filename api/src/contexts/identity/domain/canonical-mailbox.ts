const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The canonical mailbox of an address, used only to grant starting coins once. The account's stored spelling does not
 * change. The part after a + is removed for every domain, since nearly all deliver it to the same mailbox. Dots are
 * removed for Gmail only; elsewhere they distinguish mailboxes.
 */
export function canonicalMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
