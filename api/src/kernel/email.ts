/** One spelling per address: trimmed, Unicode NFC, lower case. Everything that stores or compares e-mails uses it. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
