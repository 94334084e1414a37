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
export function sendForm(by: Browser | Program, ...parts: readonly Buffer[]): Promise<Answer> {
  return by.send({
    method: 'POST',
    path: '/image',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  });
}

export const upload = (by: Browser | Program, file: Buffer): Promise<Answer> =>
  sendForm(by, part('image', file, 'picture.png'));
