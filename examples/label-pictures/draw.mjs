import { createServer } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';

const SIDE = 96;
const WHITE = [255, 255, 255];
const COLOURS = [
  [28, 92, 170],
  [190, 64, 44],
  [30, 120, 80],
  [120, 70, 160],
  [150, 105, 20],
];

/** Whether a point, seen from the middle of a shape as large as `size`, lies within it. */
const WITHIN = [
  (x, y, size) => Math.hypot(x, y) <= size,
  (x, y, size) => Math.max(Math.abs(x), Math.abs(y)) <= size * 0.85,
  (x, y, size) => y <= size * 0.8 && y >= Math.abs(x) * 1.7 - size,
];

function part(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A generated picture to label, as PNG: size, position and colour depend on the number. */
export function draw(number) {
  const within = WITHIN[number % 3];
  const colour = COLOURS[number % COLOURS.length];
  const size = 18 + (number % 17);
  const [left, top] = [SIDE / 2 - 9 + (number % 19), SIDE / 2 - 6 + (number % 13)];
  const points = Buffer.alloc(SIDE * (1 + SIDE * 3));
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const at = y * (1 + SIDE * 3) + 1 + x * 3;
      points.set(within(x - left, y - top, size) ? colour : WHITE, at);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  // Eight bits of red, green and blue each.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(points)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** Serves the demonstration's pictures until it is stopped; not needed when PICTURES_URL names your own server. */
export async function servePictures(port) {
  const server = createServer(({ url }, response) => {
    const [, number] = /\/(\d+)\.png$/.exec(url) ?? [];
    if (number === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'image/png' }).end(draw(Number(number)));
  });
  await new Promise((ready) => server.listen(port, ready));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
