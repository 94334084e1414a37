/** A key of the demonstration's Buyer, as their browser would make it. Throws where the installation has none. */
export async function demonstrationKey(baseUrl) {
  const settings = await (await fetch(`${baseUrl}/api/settings`)).json();
  const buyer = settings.data.demonstration.find(({ role }) => role === 'Buyer');
  if (!buyer) throw new Error('Make a key in My account, Keys for programs, and name it in KAAJ_KEY.');
  const post = async (path, body, headers = {}) => {
    const answer = await fetch(`${baseUrl}/api${path}`, {
      method: 'POST',
      headers: { origin: baseUrl, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return { ...(await answer.json()), cookies: answer.headers.getSetCookie().map((each) => each.split(';')[0]) };
  };
  const { email, password } = buyer;
  const { data: proof } = await post('/auth/login', { email, password });
  const { cookies } = await post('/jwt', { email }, { authorization: `Bearer ${proof.identityToken}` });
  const scopes = ['tasks:write', 'submissions:read', 'submissions:review', 'webhooks'];
  const made = await post('/key', { name: 'Label pictures', scopes, days: 7 }, { cookie: cookies.join('; ') });
  return made.data.key;
}
