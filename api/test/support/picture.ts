import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = `${'0123456789abcdef'.repeat(2)}.webp`;

/** The address of a picture that every installation of the tests has given out already. */
export const PICTURE = `/api/image/${NAME}`;

/** What it is made of. */
const PICTURE_BYTES = 'a picture of a test';

/** Stores it where pictures are kept on local disk. */
export function placePicture(dataDir: string): void {
  const folder = join(dataDir, 'images');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NAME), PICTURE_BYTES, { mode: 0o600 });
}
