const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The letter box behind an address, by which starting coins are counted and nothing else: whoever signs in keeps the spelling
 * they chose. What follows a + reaches the same person nearly everywhere, so it goes, for every domain. Dots mean nothing at
 * Gmail alone; elsewhere they tell people apart.
 */
export function canonicalMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
