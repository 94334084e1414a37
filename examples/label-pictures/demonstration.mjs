/**
 * A key of the demonstration Buyer, as their browser would create it. Buys coins if the balance is below `coins`.
 * Throws when the installation has no such Buyer.
 */
export async function demonstrationKey(baseUrl, coins) {
  const settings = await (await fetch(`${baseUrl}/api/settings`)).json();
  const buyer = settings.data.demonstration.find(({ role }) => role === 'Buyer');
  if (!buyer) throw new Error('Make a key under Profile, API keys, and name it in KAAJ_KEY.');
  const send = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${baseUrl}/api${path}`, {
      method,
      headers: { origin: baseUrl, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return { ...(await answer.json()), cookies: answer.headers.getSetCookie().map((each) => each.split(';')[0]) };
  };
  const { email, password } = buyer;
  const { data: proof } = await send('POST', '/auth/login', { email, password });
  const { cookies } = await send('POST', '/jwt', { email }, { authorization: `Bearer ${proof.identityToken}` });
  const signedIn = { cookie: cookies.join('; ') };
  const self = `?email=${encodeURIComponent(email)}`;
  const { data: before } = await send('GET', `/user${self}`, undefined, signedIn);
  const [largest] = settings.data.packages.map((each) => each.coins).sort((one, other) => other - one);
  for (let has = before.availableCoin; has < coins; has += largest) {
    await send('POST', `/payment${self}`, { coinsPurchased: largest }, signedIn);
  }
  const scopes = ['tasks:read', 'tasks:write', 'submissions:read', 'submissions:review'];
  return (await send('POST', '/key', { name: 'Label pictures', scopes, days: 7 }, signedIn)).data.key;
}
