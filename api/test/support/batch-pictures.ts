import { type BatchPictures } from '@kaaj/contract';
import sharp from 'sharp';
import { type Answer } from './api';
import { type Browser } from './person';
import { type Program } from './program';

const TUS = { 'tus-resumable': '1.0.0' };

const picturesPath = (id: string) => `/task/batch/pictures/${id}`;

/** A small PNG; each number gives another picture. */
export const pngOf = (shade: number): Promise<Buffer> =>
  sharp({
    create: { width: 8, height: 8, channels: 3, background: { r: (shade * 37) % 256, g: 40, b: (shade * 11) % 256 } },
  })
    .png()
    .toBuffer();

export const beginZip = (by: Browser | Program, length: number): Promise<Answer> =>
  by.send({ method: 'POST', path: '/task/batch/pictures', headers: { ...TUS, 'upload-length': String(length) } });

export const zipPiece = (by: Browser | Program, id: string, offset: number, body: Buffer): Promise<Answer> =>
  by.send({
    method: 'PATCH',
    path: picturesPath(id),
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
  });

/** Uploads a whole ZIP file; returns the id of its pictures. */
export async function sendZip(by: Browser | Program, zip: Buffer, size = 1024 * 1024): Promise<string> {
  const { _id: id } = (await beginZip(by, zip.length)).data<BatchPictures>();
  for (let at = 0; at < zip.length; at += size) {
    const { status, text } = await zipPiece(by, id, at, zip.subarray(at, at + size));
    if (status !== 204) throw new Error(text);
  }
  return id;
}

export const picturesOf = async (by: Browser | Program, id: string) =>
  (await by.send({ method: 'GET', path: picturesPath(id) })).data<BatchPictures>();
