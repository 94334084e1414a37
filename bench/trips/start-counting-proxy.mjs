import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A packet is preceded by its length and number. */
const HEADER = 4;

/**
 * Counts the commands in a MySQL client's byte stream: a command starts with packet 0, however many statements it holds
 * and however its bytes arrive.
 */
export function commandCounter() {
  let header = [];
  let rest = 0;
  return (chunk) => {
    let commands = 0;
    for (let at = 0; at < chunk.length;) {
      if (rest > 0) {
        const skipped = Math.min(rest, chunk.length - at);
        rest -= skipped;
        at += skipped;
        continue;
      }
      header.push(chunk[at]);
      at += 1;
      if (header.length < HEADER) continue;
      const [low, middle, high, number] = header;
      if (number === 0) commands += 1;
      rest = low + middle * 2 ** 8 + high * 2 ** 16;
      header = [];
    }
    return commands;
  };
}

/** A way to the server at `url` on which trips are counted. Answers { url, trips, stop }. */
export async function startCountingProxy(url) {
  const target = new URL(url);
  let trips = 0;
  const open = new Set();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const count = commandCounter();
    client.on('data', (chunk) => (trips += count(chunk)));
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.setNoDelay().on('error', () => socket.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const counted = new URL(url);
  counted.port = server.address().port;
  return {
    url: counted.href,
    trips: () => trips,
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
