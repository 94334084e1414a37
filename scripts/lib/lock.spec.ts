import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { withOptionalPackages, missingOptionals, platformOf } from './lock.mjs';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly engines?: { readonly node?: string };
}

const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Requires Node 22; only tests use it, and they run on 20.19 too. */
const RUNS_ON_20 = 'node_modules/jest-light-runner';

describe('package-lock.json', () => {
  it('holds the optional parts of every platform, so that npm ci passes on all of them', () => {
    expect(missingOptionals(lock.packages)).toEqual([]);
  });

  it('carries no download address', () => {
    const addresses = Object.values(lock.packages).filter(({ resolved, link }) => resolved && !link);
    expect(addresses).toEqual([]);
  });

  it('requires no newer Node than the oldest supported one', () => {
    const tooNew = Object.entries(lock.packages)
      .filter(([path]) => !path.startsWith(RUNS_ON_20))
      .filter(([, { engines }]) => engines?.node && !semver.satisfies('20.19.0', engines.node))
      .map(([path, { version, engines }]) => `${path} ${version} wants ${engines?.node}`);
    expect(tooNew).toEqual([]);
  });
});

describe('completing a lock file', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      dev: true,
      version: '1.2.3',
      optionalDependencies: { '@tool/darwin-arm64': '1.2.3', '@tool/linux-x64-gnu': '1.2.3' },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '1.2.3', resolved: 'somewhere' },
  };

  it('adds missing entries beside their parent and leaves the rest', () => {
    expect(withOptionalPackages(packages)).toEqual({
      added: ['@tool/darwin-arm64@1.2.3'],
      packages: {
        '': {},
        'node_modules/@tool/darwin-arm64': {
          version: '1.2.3',
          dev: true,
          optional: true,
          os: ['darwin'],
          cpu: ['arm64'],
        },
        'node_modules/@tool/linux-x64-gnu': { version: '1.2.3' },
        'node_modules/tool': packages['node_modules/tool'],
      },
    });
  });

  it.each([
    ['@img/sharp-linuxmusl-x64', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@unrs/resolver-binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@rspack/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads the platform of %s from its name', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
