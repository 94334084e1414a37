import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = `${'0123456789abcdef'.repeat(2)}.webp`;

/** The address of a picture that every test installation has stored already. */
export const PICTURE = `/api/image/${NAME}`;

/** The data it is made from. */
const PICTURE_BYTES = 'a picture of a test';

/** Stores it where pictures are on the local disk. */
export function storePicture(dataDir: string): void {
  const folder = join(dataDir, 'images');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NAME), PICTURE_BYTES, { mode: 0o600 });
}
