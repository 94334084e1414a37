import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { verifyWebhook, WebhookError } from '@kaaj/client';
import { draw } from './draw.mjs';

const LARGEST = 100_000;

async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    if ((size += chunk.length) > LARGEST) throw new WebhookError('This is no message of Kaaj: it is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The demonstration's pictures; where PICTURES_URL names a place of your own, nobody asks for them here. */
function showPicture({ url }, response) {
  const [, number] = /\/(\d+)\.png$/.exec(url) ?? [];
  if (number === undefined) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': 'image/png' }).end(draw(Number(number)));
}

/** Serves the pictures, and calls `onMessage` with each message that is signed with `secret`, until `stop`. */
export async function listen({ port, secret = '', onMessage }) {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return showPicture(request, response);
    try {
      const message = await verifyWebhook({ body: await bodyOf(request), headers: request.headers, secret });
      // Answered first: what follows may take longer than Kaaj waits.
      response.end();
      onMessage(message);
    } catch (error) {
      if (!(error instanceof WebhookError)) throw error;
      response.writeHead(400).end(error.message);
    }
  });
  await new Promise((ready) => server.listen(port, ready));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { stop };
}

/** In its place: asks again and again. */
export function askEvery(seconds, look) {
  const end = new AbortController();
  const ask = async () => {
    await wait(seconds * 1000, undefined, { signal: end.signal });
    await look();
    return ask();
  };
  // Stopped: there is nothing more to ask.
  ask().catch(() => undefined);
  return { stop: () => end.abort() };
}
