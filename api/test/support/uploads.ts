import sharp from 'sharp';
import { type Answer } from './api';
import { type Browser } from './person';
import { type Program } from './program';

const BOUNDARY = 'a-boundary-of-a-test';

/** One part of a form; with `file` it is a file of that name. */
export function part(name: string, content: Buffer, file?: string): Buffer {
  const about = file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`;
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
}

/** Sends a form to the route that stores pictures. */
export const sendForm = (by: Browser | Program, ...parts: readonly Buffer[]) => sendFormTo('/image', by, parts);

function sendFormTo(
  path: string,
  by: Browser | Program,
  parts: readonly Buffer[],
  headers: Record<string, string> = {},
): Promise<Answer> {
  return by.send({
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  });
}

export const upload = (by: Browser | Program, file: Buffer, headers: Record<string, string> = {}): Promise<Answer> =>
  sendFormTo('/image', by, [part('image', file, 'picture.png')], headers);

export const uploadProof = (by: Browser | Program, file: Buffer): Promise<Answer> =>
  sendFormTo('/image/proof', by, [part('image', file, 'picture.png')]);

/** Uploads a small proof picture; returns its address. Each colour is another picture. */
export async function proofBy(by: Browser | Program, colour = 'teal'): Promise<string> {
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return (await uploadProof(by, file)).data<{ display_url: string }>().display_url;
}
