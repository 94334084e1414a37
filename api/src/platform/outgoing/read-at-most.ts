/** The body of a response. Throws where it exceeds `most` bytes, since another server may send without end. */
export async function readAtMost({ body }: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    const bytes = part as Uint8Array;
    length += bytes.length;
    // Leaving the loop closes the connection.
    if (length > most) throw new Error(`The answer has more than ${most} bytes.`);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
