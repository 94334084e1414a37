import { createServer, type Server, type Socket } from 'node:net';
import { type AddressInfo } from 'node:net';

/** A mail that arrived: its decoded headers by lower-case names, and its text. */
export interface Arrived {
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** What RFC 5322 and we require of every mail, each once. */
const NEEDED = ['from', 'to', 'subject', 'date', 'message-id'];
const MAX_LINE_LENGTH = 998;

/**
 * A mail server that accepts only what RFC 5321 and 5322 allow. That is commands in order, lines of limited length that
 * end with CRLF, and each required header once in ASCII. Violations are collected in `complaints`.
 */
export class FakeSmtp {
  readonly arrived: Arrived[] = [];
  readonly complaints: string[] = [];
  /** The number of next mails that are deferred (451), as by a busy server. */
  busy = 0;
  /** While set, mails get no answer, as from a server that hangs. */
  hangs = false;
  unanswered = 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<FakeSmtp> {
    const sockets = new Set<Socket>();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const smtp = new FakeSmtp(server, `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (socket) => {
      sockets.add(socket.on('close', () => sockets.delete(socket)));
      new Conversation(smtp, socket);
    });
    server.on('close', () => sockets.forEach((socket) => socket.destroy()));
    return smtp;
  }

  to(address: string): Arrived[] {
    return this.arrived.filter(({ to }) => to === address);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

class Conversation {
  private greeted = false;
  private from: string | undefined;
  private to: string | undefined;
  private inData = false;
  private unread = '';

  constructor(
    private readonly smtp: FakeSmtp,
    private readonly socket: Socket,
  ) {
    socket.setEncoding('latin1').on('data', (part: string) => this.receive(part));
    socket.on('error', () => socket.destroy());
    this.send('220 stand-in ESMTP');
  }

  private send(line: string): void {
    this.socket.write(`${line}\r\n`);
  }

  private refuse(why: string): void {
    this.smtp.complaints.push(why);
    this.send(`503 ${why}`);
  }

  private receive(part: string): void {
    this.unread += part;
    for (;;) {
      const end = this.unread.indexOf(this.inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = this.unread.slice(0, end);
      this.unread = this.unread.slice(end + (this.inData ? 5 : 2));
      if (this.inData) this.take(line);
      else this.obey(line);
    }
  }

  private obey(line: string): void {
    const [, address] = /<([^<>\s]+@[^<>\s]+)>/.exec(line) ?? [];
    if (/^EHLO \S+$/i.test(line)) {
      this.greeted = true;
      this.send('250 stand-in');
    } else if (/^MAIL FROM:<[^>]+>( .*)?$/i.test(line) && this.greeted && this.from === undefined) {
      this.from = address;
      this.send('250 ok');
    } else if (/^RCPT TO:<[^>]+>$/i.test(line) && this.from !== undefined && this.to === undefined) {
      this.to = address;
      this.send('250 ok');
    } else if (/^DATA$/i.test(line) && this.to !== undefined) {
      this.inData = true;
      this.send('354 go on');
    } else if (/^QUIT$/i.test(line)) {
      this.send('221 bye');
      this.socket.end();
    } else this.refuse(`out of order or unknown: ${line}`);
  }

  private take(data: string): void {
    this.inData = false;
    const to = this.to as string;
    this.from = this.to = undefined;
    if (this.smtp.hangs) {
      this.smtp.unanswered += 1;
      return;
    }
    if (this.smtp.busy > 0) {
      this.smtp.busy -= 1;
      this.send('451 busy');
      return;
    }
    const wrong = wrongIn(data);
    if (wrong) return this.refuse(wrong);
    this.smtp.arrived.push({ to, ...read(data.replace(/(^|\r\n)\.\./g, '$1.')) });
    this.send('250 taken');
  }
}

function wrongIn(data: string): string | undefined {
  if (/(^|[^\r])\n|\r([^\n]|$)/.test(data)) return 'a line that does not end with CRLF';
  if (data.split('\r\n').some((line) => line.length > MAX_LINE_LENGTH)) return 'a line that is too long';
  const [head = ''] = data.split('\r\n\r\n', 1);
  if (/[^ -~\t\r\n]/.test(head)) return 'a header that is not ASCII';
  const names = [...unfolded(head).matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());
  const missing = NEEDED.filter((name) => names.filter((each) => each === name).length !== 1);
  return missing.length > 0 ? `not once: ${missing.join(', ')}` : undefined;
}

const unfolded = (head: string) => head.replace(/\r\n[ \t]+/g, ' ');

function read(data: string): Omit<Arrived, 'to'> {
  const [head = '', ...rest] = data.split('\r\n\r\n');
  const headers = new Map(
    unfolded(head)
      .split('\r\n')
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
      }),
  );
  return { headers, text: bodyOf(rest.join('\r\n\r\n'), headers.get('content-transfer-encoding') ?? '7bit') };
}

function bodyOf(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  const plain = encoding === 'quoted-printable' ? fromHex(body.replace(/=\r\n/g, ''), '=') : body;
  return Buffer.from(plain, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

/** Encoded words of RFC 2047. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : fromHex(text.replaceAll('_', ' '), '='),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

const fromHex = (text: string, mark: string) =>
  text.replace(new RegExp(`${mark}([0-9A-F]{2})`, 'g'), (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
