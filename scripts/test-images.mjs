import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCli, UserError } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

const usage = `Builds every image of deploy/Dockerfile, starts the layout of docker-compose.yml from them, each as its own user, and
sends one coin on its journey through the gateway's image. With Docker or Podman where one of them answers; on Debian as root
otherwise with buildah, on bases put together from packages where those of the registry cannot be had.

  npm run test:images
  npm run test:images -- --built    with the images of the last time`;

await runCli(async () => {
  const { values } = parseArgs({ options: { built: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const { install } = await import('./lib/install.mjs');
  const { findChromium, ensureTools } = await import('./lib/system-tools.mjs');
  const { findEngine } = await import('./images/engine.mjs');
  const { images, partsFrom } = await import('./images/layout-images.mjs');
  const { basesOf } = await import('./images/base-images.mjs');
  const { startLayout } = await import('./deploy/layout.mjs');
  const { runNode, stopOnSignal } = await import('./lib/run.mjs');
  const { bin } = await import('./lib/bin.mjs');
  stopOnSignal();
  await install();
  const missing = await ensureTools(['mariadb', 'redis', 'chromium']);
  if (missing.length > 0) throw new UserError('They are required for this test.');

  const engine = await findEngine();
  console.log(
    `Images by ${engine.name}${engine.readOnly ? '' : ', which cannot make the root of their files read-only'}.`,
  );
  const bases = basesOf(join(root, 'deploy', 'Dockerfile'));
  for (const base of bases) console.log(`base   ${await engine.provide(base)}`);
  for (const image of images) {
    const began = Date.now();
    if (!values.built) await engine.build(image);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    console.log(`image  ${image.name.padEnd(12)}${await engine.sizeOf(image.tag)} MB, built in ${seconds} s`);
  }
  for (const base of bases) console.log(`of it  ${base}: ${await engine.sizeOf(base)} MB`);

  const folder = join(root, 'tmp', 'images');
  const layout = await startLayout({ base: 4260, folder, parts: partsFrom(engine) });
  console.log(`Kaaj, from its images: ${layout.origin}`);
  try {
    const { code } = await runNode(
      bin('@playwright/test', 'playwright'),
      ['test', '--project=layout', '--workers=1', 'one-coin'],
      {
        cwd: join(root, 'e2e'),
        env: {
          CHROMIUM_PATH: await findChromium(),
          TARGET_ORIGIN: layout.origin,
          TARGET_DATABASE_URL: layout.databaseUrl,
        },
        onLine: (line) => console.log(line),
      },
    );
    process.exitCode = code === 0 ? 0 : 1;
  } finally {
    await layout.stop();
  }
});
