import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../lib/on-path.mjs';
import { UserError } from '../lib/user-error.mjs';
import { run } from '../lib/run.mjs';

/** A self-signed certificate for localhost in `folder`, made when it is not there. For trying out, not for people. */
export async function certificate(folder) {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  if (existsSync(files.certificate)) return files;
  if (!onPath('openssl')) throw new UserError('openssl is required to create the certificate but is not installed.');
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj /CN=localhost'.split(' '),
    ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', files.key, '-out', files.certificate],
  ]);
  if (code !== 0) throw new UserError(`The certificate could not be made: ${output}`);
  return files;
}
