import { connect, type Socket } from 'node:net';

/** Opens a socket to the host of a URL, for a connection of the driver with this `config`. */
export function socketTo(address: string, config: object): Socket {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 3306), noDelay: true, keepAlive: true });
  // The certificate is verified against this host. The driver was created with the first of several hosts. For an IP
  // address Node would use "localhost".
  Object.assign(config, { host });
  Object.assign(socket, { _host: host });
  return socket;
}
