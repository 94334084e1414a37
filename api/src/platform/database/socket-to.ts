import { connect, type Socket } from 'node:net';

/** A socket to the one host of an address, for a connection of the driver's with this `config`. */
export function socketTo(address: string, config: object): Socket {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 3306), noDelay: true, keepAlive: true });
  // A certificate is held to the host that is called: the driver was opened with the first of several, and of an IP address Node
  // would know nothing, and ask for "localhost".
  Object.assign(config, { host });
  Object.assign(socket, { _host: host });
  return socket;
}
