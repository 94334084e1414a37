/**
 * Routes that stay open to suspended people, in addition to public ones: their account, money, notifications,
 * submissions and disputes. Each is a method and a path without the /api prefix.
 */
const OPEN: readonly RegExp[] = [
  /^\w+ \/(account|auth|jwt|notification|withdrawal|payout-account|wallet|receipt)(\/|$)/,
  /^\w+ \/user\/objection$/,
  /^(GET|HEAD) \/(user|settings)$/,
  /^(GET|HEAD) \/(submission|dispute)(\/|$)/,
  /^POST \/submission\/:id\/(dispute|version)$/,
];

/** `url`: the route's path with the names of its parameters. */
export function openWhileSuspended(method: string, url: string): boolean {
  const call = `${method} ${url.replace(/^\/api(?=\/)/, '')}`;
  return OPEN.some((open) => open.test(call));
}
