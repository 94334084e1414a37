/**
 * What stays open to somebody who is suspended, beside what anybody may call: their account, their money, what they are told, and what
 * they sent, with a dispute about it. Each is a method and a path without the /api prefix.
 */
const OPEN: readonly RegExp[] = [
  /^\w+ \/(account|auth|jwt|notification|withdrawal|payout-account|wallet|receipt)(\/|$)/,
  /^\w+ \/user\/objection$/,
  /^(GET|HEAD) \/(user|settings)$/,
  /^(GET|HEAD) \/(submission|dispute)(\/|$)/,
  /^POST \/submission\/:id\/(dispute|version)$/,
];

/** `url`: the path of the route, with the names of its parameters. */
export function openWhileSuspended(method: string, url: string): boolean {
  const call = `${method} ${url.replace(/^\/api(?=\/)/, '')}`;
  return OPEN.some((open) => open.test(call));
}
