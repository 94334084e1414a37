import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy to the product that can accept connections without responding. */
export class StallingProxy {
  stalled = false;
  private readonly sockets = new Set<Socket>();

  private constructor(
    readonly origin: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async to(product: string): Promise<StallingProxy> {
    const server = createServer((client) => line.pass(client, Number(new URL(product).port)));
    server.listen(0, 'localhost');
    await once(server, 'listening');
    const line = new StallingProxy(`http://localhost:${(server.address() as AddressInfo).port}`, server);
    return line;
  }

  private pass(client: Socket, port: number): void {
    const upstream = connect(port, 'localhost');
    for (const socket of [client, upstream]) {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => this.sockets.delete(socket));
    }
    client.on('data', (bytes) => !this.stalled && upstream.write(bytes)).on('close', () => upstream.destroy());
    upstream
      .on('data', (bytes) => !this.stalled && client.write(bytes))
      .on('close', () => !this.stalled && client.destroy());
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
