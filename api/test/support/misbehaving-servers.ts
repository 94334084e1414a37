import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

type Behaviour = (socket: Socket) => void;

/** Sends a chunk repeatedly until the client disconnects. */
function repeat(socket: Socket, piece: string, milliseconds: number): void {
  const timer = setInterval(() => socket.write(piece), milliseconds);
  socket.on('close', () => clearInterval(timer));
}

/** Sends as much as the client accepts. */
function flood(socket: Socket, piece: string): void {
  const go = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', go);
  go();
}

const PIECE = 'x'.repeat(16_384);

/** What an HTTP server may do with a request. Each gets the connection once something has arrived. */
export const HTTP_BEHAVIOURS = {
  '101 with an upgrade': (socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  },
  '101 without an upgrade': (socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  },
  '103 without end': (socket) => repeat(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n', 50),
  '100 and then nothing': (socket) => {
    socket.write('HTTP/1.1 100 Continue\r\n\r\n');
  },
  'headers without end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    repeat(socket, 'X-More: 1\r\n', 50);
  },
  'headers without end, fast': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    flood(socket, `X-More: ${PIECE}\r\n`);
  },
  'a body without end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n');
    flood(socket, PIECE);
  },
  'a body of one byte at a time': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n');
    repeat(socket, 'x', 50);
  },
  'a refusal with a body of one byte at a time': (socket) => {
    socket.write('HTTP/1.1 500 Broken\r\nContent-Length: 1000000000000\r\n\r\n');
    repeat(socket, 'x', 50);
  },
  'a reset': (socket) => socket.resetAndDestroy(),
  'a reset within the answer': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"a"', () => socket.resetAndDestroy());
  },
  'nothing at all': () => undefined,
  'a redirect to this machine': (socket) => {
    socket.end('HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:1/inside\r\nContent-Length: 0\r\n\r\n');
  },
  'a redirect in a circle': (socket) => {
    socket.end('HTTP/1.1 301 Elsewhere\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n');
  },
  'HTTP/0.9': (socket) => {
    socket.end('<p>hello</p>');
  },
  'two answers': (socket) => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}';
    socket.end(answer + answer);
  },
  '204 with a body': (socket) => {
    socket.end('HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello');
  },
  'a false gzip': (socket) => {
    socket.end('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello');
  },
} satisfies Record<string, Behaviour>;

/** What a TLS server may do with the first message of a client. */
export const TLS_BEHAVIOURS = {
  'nothing at all': () => undefined,
  'a handshake of one byte at a time': (socket) => {
    socket.write(Buffer.from([0x16, 0x03, 0x03, 0x3f, 0xff, 0x02, 0x00, 0x3f, 0xfb]));
    repeat(socket, '\0', 50);
  },
  'plain HTTP': (socket) => {
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
  },
  'a reset': (socket) => socket.resetAndDestroy(),
} satisfies Record<string, Behaviour>;

/** What a mail server may do with a connection; it sends first. */
export const SMTP_BEHAVIOURS = {
  'nothing at all': () => undefined,
  'a greeting of one byte at a time': (socket) => repeat(socket, '2', 50),
  'a greeting without end': (socket) => repeat(socket, '220-hello\r\n', 50),
  'a reset': (socket) => socket.resetAndDestroy(),
  'a greeting and then nothing': (socket) => {
    socket.write('220 hello\r\n');
  },
  'an answer to EHLO without end': (socket) => {
    socket.write('220 hello\r\n');
    socket.once('data', () => repeat(socket, '250-X\r\n', 50));
  },
  'an answer to DATA of one byte at a time': (socket) => {
    socket.write('220 hello\r\n');
    let inData = false;
    socket.on('data', (received: Buffer) => {
      const text = received.toString();
      if (inData) {
        if (text.includes('\r\n.\r\n')) repeat(socket, '2', 50);
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
    });
  },
  'plain HTTP': (socket) => {
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  },
} satisfies Record<string, Behaviour>;

/** A server that shows one of these behaviours to every client. */
export class MisbehavingServer {
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** With `first` it sends before it has received anything. */
  static async start(behaviour: Behaviour, { first = false } = {}): Promise<MisbehavingServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const started = new MisbehavingServer(server);
    server.on('connection', (socket) => {
      started.sockets.add(socket);
      socket.on('close', () => started.sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      if (first) behaviour(socket);
      else socket.once('data', () => behaviour(socket));
    });
    return started;
  }

  /** Name and port. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
