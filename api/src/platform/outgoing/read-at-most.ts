/** The bytes of a body. Throws where they are more than `most`, since another server or a ZIP entry may not end. */
export async function readAtMost(
  { body }: { readonly body: AsyncIterable<unknown> | null },
  most: number,
  tooLarge = () => new Error(`The answer has more than ${most} bytes.`),
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    const bytes = part as Uint8Array;
    length += bytes.length;
    // Leaving the loop closes the connection.
    if (length > most) throw tooLarge();
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/** `fetch` for libraries that would read a response of any length. */
export const fetchAtMost =
  (most: number): typeof fetch =>
  async (url, options) => {
    const answer = await fetch(url, options);
    const { status, headers } = answer;
    const body = await readAtMost(answer, most);
    return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers });
  };
