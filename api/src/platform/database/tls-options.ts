import { readFileSync } from 'node:fs';
import { hostUrlsOf } from './addresses';

export interface DatabaseTls {
  readonly rejectUnauthorized: boolean;
  /** Whether the certificate must match the host name. */
  readonly verifyIdentity: boolean;
  readonly ca?: Buffer;
}

type Mode = 'off' | 'required' | 'verify-ca' | 'verify';

/** Modes by option, in lower case. PREFERRED is not supported: it allows an attacker to downgrade to plain text. */
const MODES = new Map<string, Readonly<Record<string, Mode>>>([
  ['ssl', { off: 'off', required: 'required', verify: 'verify' }],
  // Named as in MySQL's own programs.
  ['ssl-mode', { disabled: 'off', required: 'required', verify_ca: 'verify-ca', verify_identity: 'verify' }],
]);

const CA = 'ssl-ca';
const KNOWN = 'ssl=required, ssl=verify, ssl-mode=REQUIRED, VERIFY_CA or VERIFY_IDENTITY, and ssl-ca=FILE';

/** The error of the options in DATABASE_URL, as one sentence; unknown options are errors. */
export function faultOfOptions(databaseUrl: string): string | undefined {
  const options = optionsIn(databaseUrl);
  const names = options.map(([name]) => name);
  for (const [name, value] of options) {
    if (name === CA) continue;
    const modes = MODES.get(name);
    if (!modes) return `has the unknown option "${name}"; known are ${KNOWN}`;
    if (!Object.hasOwn(modes, value.toLowerCase()))
      return `has ${name}=${value}, which is not known; known are ${KNOWN}`;
  }
  if (new Set(names).size < names.length || (names.includes('ssl') && names.includes('ssl-mode')))
    return 'says twice how to encrypt; name ssl or ssl-mode once';
  if (names.includes(CA) && !modeOf(options).startsWith('verify')) return 'has ssl-ca, which needs ssl=verify as well';
  return undefined;
}

/** Undefined for plain text. Throws where the file of `ssl-ca` cannot be read. */
export function tlsOf(databaseUrl: string): DatabaseTls | undefined {
  const options = optionsIn(databaseUrl);
  const mode = modeOf(options);
  if (mode === 'off') return undefined;
  const [, file] = options.find(([name]) => name === CA) ?? [];
  return {
    rejectUnauthorized: mode !== 'required',
    verifyIdentity: mode === 'verify',
    ...(file !== undefined && { ca: readFileSync(file) }),
  };
}

/** The URL without its options, for parsers that interpret options differently. */
export const withoutOptions = (databaseUrl: string): string => databaseUrl.replace(/\?.*$/s, '');

function optionsIn(databaseUrl: string): (readonly [name: string, value: string])[] {
  const [address] = hostUrlsOf(databaseUrl);
  return URL.canParse(address) ? [...new URL(address).searchParams].map(([name, value]) => [name, value] as const) : [];
}

function modeOf(options: readonly (readonly [string, string])[]): Mode {
  const modes = options.map(([name, value]) => MODES.get(name)?.[value.toLowerCase()]);
  return modes.find((mode) => mode !== undefined) ?? 'off';
}
