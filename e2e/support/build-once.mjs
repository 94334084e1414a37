import { build } from '../../scripts/lib/build.mjs';

/** Before the workers start: each runs `npm start`, and two builds at once would remove each other's files. */
export default async function buildOnce() {
  if (!process.env.TARGET_ORIGIN) await build();
}
