import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = `${'0123456789abcdef'.repeat(2)}.webp`;

/** The address of a picture that every installation of the tests has given out already. */
export const PICTURE = `/api/image/${NAME}`;

/** Stores it where pictures are kept on local disk. */
export function placePicture(dataDir: string): void {
  const folder = join(dataDir, 'images');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NAME), 'a picture of a test', { mode: 0o600 });
}
