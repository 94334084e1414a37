import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { certificate } from './deploy/certificate.mjs';
import { runCli } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

/**
 * Usage: npm run deploy:certificate. Creates a self-signed certificate for localhost in deploy/tls, to try out
 * docker-compose.yml.
 */
await runCli(async () => {
  const { certificate: file, key } = await certificate(resolve(root, join('deploy', 'tls')));
  // The gateway's account in the container is not the owner of the file.
  chmodSync(key, 0o644);
  console.log(`${file} was created. It is self-signed and for testing only; browsers will show a warning.`);
});
