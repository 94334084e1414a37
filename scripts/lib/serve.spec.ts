import { addressOf } from './serve.mjs';

it.each([
  [undefined, undefined, 'http://localhost:3000'],
  ['', '3001', 'http://localhost:3001'],
  ['0.0.0.0', '3000', 'http://localhost:3000'],
  ['::', '3000', 'http://localhost:3000'],
  ['192.168.1.20', '3000', 'http://192.168.1.20:3000'],
  ['kaaj.lan', '80', 'http://kaaj.lan:80'],
  ['::1', '3000', 'http://[::1]:3000'],
])('the start script asks for the demonstration sign-ins of HOST=%s PORT=%s at %s', (host, port, address) =>
  expect(addressOf(host, port)).toBe(address),
);
