/**
 * One URL for each host of DATABASE_URL, in its order. `mysql://user:password@first:3306,second:3306/name` names two
 * hosts, as in MySQL's multi-host URLs. User, password and database are the same on all of them.
 */
export function hostUrlsOf(databaseUrl: string): readonly [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(databaseUrl) ?? [];
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host.trim()}${after}`);
  return [first, ...others];
}

/** Scheme and account; hosts; the rest. */
const PARTS = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** Whether each host is valid and listed once. */
export function areValidHostUrls(databaseUrl: string): boolean {
  const addresses = hostUrlsOf(databaseUrl);
  return (
    new Set(addresses).size === addresses.length &&
    addresses.every((address) => URL.canParse(address) && new URL(address).hostname !== '')
  );
}

/** Host, port and database without the account, for logs. */
export function redactedDatabaseUrl(databaseUrl: string): string {
  const addresses = hostUrlsOf(databaseUrl).map((address) => new URL(address));
  return `${addresses.map(({ host }) => host).join(',')}${addresses[0]?.pathname ?? ''}`;
}

/** The error of the account in a URL, as one sentence: some characters must be percent-encoded. */
export function faultOfAccount(address: string): string | undefined {
  const withoutOptions = address.replace(/\?[\w-]+=.*$/s, '');
  const account = withoutOptions.slice(0, Math.max(0, withoutOptions.lastIndexOf('@'))).replace(/^\w+:\/\//, '');
  return /[#/?]/.test(account) || !isDecodable(account)
    ? 'has a character in its user or password that means something else in an address: write % as %25, # as %23, / as %2F, ? as %3F, @ as %40'
    : undefined;
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}
