import { isTimeout } from '../../../../platform/outgoing/deadline';
import { AddressRefused } from '../../domain/integrations.errors';

/** Node's error codes for certificates. */
const CERTIFICATE = /CERT|SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY|ALTNAME/;

/** A message for a failed request in our own words: the system's error could reveal details of internal hosts. */
export function errorText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isTimeout(error)) return 'No answer came within ten seconds.';
  if (error instanceof AddressRefused) return 'The address cannot be reached from here.';
  if (CERTIFICATE.test(code)) return 'The certificate of the server is not valid.';
  if (code.startsWith('HPE_')) return 'The answer is not HTTP.';
  return 'No connection came about, or it was closed before an answer.';
}
