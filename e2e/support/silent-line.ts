import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to the product on the way to which connections can be accepted and never answered. */
export class SilentLine {
  silent = false;
  private readonly sockets = new Set<Socket>();

  private constructor(
    readonly origin: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async to(product: string): Promise<SilentLine> {
    const server = createServer((asking) => line.pass(asking, Number(new URL(product).port)));
    server.listen(0, 'localhost');
    await once(server, 'listening');
    const line = new SilentLine(`http://localhost:${(server.address() as AddressInfo).port}`, server);
    return line;
  }

  private pass(asking: Socket, port: number): void {
    const answering = connect(port, 'localhost');
    for (const socket of [asking, answering]) {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => this.sockets.delete(socket));
    }
    asking.on('data', (bytes) => !this.silent && answering.write(bytes)).on('close', () => answering.destroy());
    answering
      .on('data', (bytes) => !this.silent && asking.write(bytes))
      .on('close', () => !this.silent && asking.destroy());
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
